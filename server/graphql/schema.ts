/** Each type registers itself in its own file. */
import './add-order.ts'
import './get-meal.ts'
import { printSchema } from 'graphql'
import { withAnswerLimit } from './answer-limit.ts'
import { builder } from './builder.ts'
import { withInputLimits } from './input-limits.ts'

export const schema = withAnswerLimit(withInputLimits(builder.toSchema({ sortSchema: true })))

/** Other programs rely on this contract. */
export const schemaText = `${printSchema(schema)}\n`
