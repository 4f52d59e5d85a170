/** The schema: each type registers itself where it is built. `schema.graphql` beside this file is its text. */
import './add-order.ts'
import './get-meal.ts'
import { printSchema } from 'graphql'
import { withAnswerLimit } from './answer-limit.ts'
import { builder } from './builder.ts'
import { withInputLimits } from './input-limits.ts'

export const schema = withAnswerLimit(withInputLimits(builder.toSchema({ sortSchema: true })))

/** What schema.graphql holds: the contract other programs are written against. */
export const schemaText = `${printSchema(schema)}\n`
