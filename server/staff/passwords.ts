/** Which passwords are taken: long enough, and not among the first that anybody would try. */
import { longestPassword, shortestPassword } from '#domain/staff/password-limits.ts'
import type { PasswordProblem } from '#server/site/staff/accounts-api.ts'

/** Of 4: the library's score for what withstands guessing by a copy of the hash for months. */
const goodScore = 3

type Estimate = (password: string, ownWords: string[]) => { readonly score: number }

let estimate: Promise<Estimate> | undefined

/** The lists of common passwords are read when the first password is chosen: signing in does without. */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, ownWords) => zxcvbn.check(password, ownWords)
}

/**
 * What is wrong with a new password; null: nothing.
 * @param ownWords what a guesser would try first for this person: their name, their e-mail, the company
 */
export async function passwordProblem(
  password: string,
  ownWords: readonly string[],
): Promise<PasswordProblem | null> {
  if (password.length < shortestPassword) return 'too-short'
  if (password.length > longestPassword) return 'too-long'
  estimate ??= loadEstimate()
  const { score } = (await estimate)(password, [
    ...ownWords.flatMap((word) => [word, ...word.split(/[@.\s]+/)]),
    'hoi yuen',
    'hoiyuen',
    'catering',
  ])
  return score < goodScore ? 'common' : null
}
