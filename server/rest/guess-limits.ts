import type { Context, MiddlewareHandler } from 'hono'
import type { Lang } from '#domain/text.ts'
import type { ClientOf } from '#server/limits/client-address.ts'
import { guess, orderGuesses } from '#server/limits/guess.ts'
import type { LimitedCall, Limiter } from '#server/limits/limiter.ts'
import type { LimitKind } from '#server/limits/limits.ts'
import { restTooMany } from './errors.ts'

export interface GuessedOptions {
  readonly limiter: Limiter
  readonly clientOf: ClientOf
  readonly languageOf: (c: Context) => Lang
}

export type AnswerOrder = (
  request: Request,
  reference: string,
  lang: Lang,
  client: string,
) => Response | Promise<Response>

export function createGuessLimits({ limiter, clientOf, languageOf }: GuessedOptions) {
  const within =
    (kind: LimitKind): MiddlewareHandler =>
    async (c, next) => {
      const wait = await limiter.take([kind, clientOf(c)])
      return wait === null ? next() : restTooMany(wait, languageOf(c))
    }

  /** A 404 counts as a wrong guess. */
  async function guessing(
    c: Context,
    requests: readonly LimitedCall[],
    answer: () => Response | Promise<Response>,
  ) {
    const attempt = await guess(
      limiter,
      requests,
      async () => answer(),
      ({ status }) => status === 404,
    )
    return attempt.ok ? attempt.outcome : restTooMany(attempt.wait, languageOf(c))
  }

  return {
    within,
    guessing,
    ofOrder: (order: AnswerOrder) => (c: Context) => {
      const reference = c.req.param('reference') ?? ''
      const client = clientOf(c)
      return guessing(c, orderGuesses(client, reference), () =>
        order(c.req.raw, reference, languageOf(c), client),
      )
    },
  }
}
