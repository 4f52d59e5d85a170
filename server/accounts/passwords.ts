/** Which passwords are accepted: long enough, and not among the first that anybody would try. */

import { compatibilityForm } from '#domain/free-text.ts'
import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import { longestPassword, shortestPassword } from '#domain/staff/office/sign-in-limits.ts'
import { langs } from '#domain/text.ts'
import type { PasswordProblem } from '#server/page-data/staff/office/accounts-api.ts'

/** Of 4: the library's score for what withstands guessing by a copy of the hash for months. */
const goodScore = 3

/** Letters: more than a password, a name or an address has. */
const longestText = 500

type Estimate = (password: string, ownWords: string[]) => { readonly score: number }

let estimate: Promise<Estimate> | undefined

/**
 * The lists are read when the first password is chosen: signing in does without. One of them holds the 49,000 passwords
 * that stand most often in breaches.
 */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, ownWords) => zxcvbn.check(password, ownWords)
}

/**
 * Says what is wrong with a new password; null: nothing.
 * @param person their name and e-mail address, which a guesser would try first, like the names of the shop
 */
export async function passwordProblem(
  password: string,
  person: readonly string[],
  shop: ShopFacts,
): Promise<PasswordProblem | null> {
  if (password.length < shortestPassword) return 'too-short'
  if (password.length > longestPassword) return 'too-long'
  const words = wordsOf([...person, ...namesOf(shop)])
  estimate ??= loadEstimate()
  const scoreOf = await estimate
  // A guesser tries the known names with every common ending, so the rest has to be good by itself.
  const rest = without(words, password)
  const texts = rest === null ? [password] : [password, rest]
  return texts.every((text) => scoreOf(text, words).score >= goodScore) ? null : 'common'
}

function namesOf({ name, company, email, shopUrl }: ShopFacts): readonly string[] {
  const texts = [name, company].flatMap((text) => langs.map((lang) => text[lang]))
  const sites = langs.map((lang) => (URL.canParse(shopUrl[lang]) ? new URL(shopUrl[lang]).hostname : ''))
  return [...texts, email, ...sites]
}

/** Texts as they are, in one word, and each of their words; the longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => {
    const folded = fold(text)
    const parts = folded.split(/[^\p{L}\p{N}]+/u)
    return [folded, parts.join(''), ...parts]
  })
  return [...new Set(all)].filter(isWord).toSorted((one, other) => other.length - one.length)
}

/** Two Chinese characters are a word, and three letters. */
const isWord = (text: string): boolean => text.length >= (/\p{sc=Han}/u.test(text) ? 2 : 3)

/** The letters and figures that are left of a password without these words; null: it has none of them. */
function without(words: readonly string[], password: string): string | null {
  const folded = fold(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), folded)
  return rest === folded ? null : rest.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const fold = (text: string): string => (compatibilityForm(text, longestText) ?? text).toLowerCase()
