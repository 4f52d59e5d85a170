import * as v from 'valibot'
import { heroKinds } from '#domain/shop/home-content.ts'
import { countFromOne, exactRow, listOf, oneOf, setOf, slug, text, words } from './file-values.ts'

const optional = v.nullable(text)

const pageWords = { lead: optional, title: optional, description: optional, keywords: optional }

const claim = exactRow({ id: slug, figure: words, unit: optional, line: text })

export const site = exactRow({
  home: exactRow({
    ...pageWords,
    hero: oneOf(heroKinds),
    headline: optional,
    kicker: optional,
    claims: listOf(claim, { id: ({ id }) => id }),
    sets: setOf(countFromOne),
  }),
  clientele: exactRow({ ...pageWords, figure: v.string(), unit: optional, occasions: optional }),
})
