import { compatibilityForm } from '#domain/free-text.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { longestPassword, minPasswordLetters } from '#domain/staff/office/sign-in-limits.ts'
import { langs } from '#domain/text.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'common'

/** Minimum zxcvbn score (0 to 4) that resists offline guessing for months. */
const goodScore = 3

const maxTextLetters = 500

type Estimate = (password: string, ownWords: string[]) => { readonly score: number }

let estimate: Promise<Estimate> | undefined

/** Loads 49,000 common passwords, which signing in does not need. */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, ownWords) => zxcvbn.check(password, ownWords)
}

/** @param person name and e-mail address, which a guesser tries first */
export async function passwordProblem(
  password: string,
  person: readonly string[],
  shop: ShopDetails,
): Promise<PasswordProblem | null> {
  if (password.length < minPasswordLetters) return 'too-short'
  if (password.length > longestPassword) return 'too-long'
  const words = wordsOf([...person, ...namesOf(shop)])
  estimate ??= loadEstimate()
  const scoreOf = await estimate
  // Guessers append common endings to known names, so the remainder must be strong.
  const rest = without(words, password)
  const texts = rest === null ? [password] : [password, rest]
  return texts.every((text) => scoreOf(text, words).score >= goodScore) ? null : 'common'
}

function namesOf({ name, company, email, shopUrl }: ShopDetails): readonly string[] {
  const texts = [name, company].flatMap((text) => langs.map((lang) => text[lang]))
  const sites = langs.map((lang) => (URL.canParse(shopUrl[lang]) ? new URL(shopUrl[lang]).hostname : ''))
  return [...texts, email, ...sites]
}

/** Joined and split into words, longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => {
    const foldedText = fold(text)
    const parts = foldedText.split(/[^\p{L}\p{N}]+/u)
    return [foldedText, parts.join(''), ...parts]
  })
  return [...new Set(all)].filter(isWord).toSorted((one, other) => other.length - one.length)
}

/** A word has at least two Chinese characters or three letters. */
const isWord = (text: string): boolean => text.length >= (/\p{sc=Han}/u.test(text) ? 2 : 3)

/** The value is null if none of the words occurs. */
function without(words: readonly string[], password: string): string | null {
  const foldedPassword = fold(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ' '), foldedPassword)
  return rest === foldedPassword ? null : rest.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

const fold = (text: string): string => (compatibilityForm(text, maxTextLetters) ?? text).toLowerCase()
