import { data } from 'react-router'
import { webhookProblems, webhooksPage } from '#content/staff/office/webhooks.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { maxAddressLetters, maxSecretLetters } from '#domain/shop/webhooks.ts'
import type { WebhookInput, WebhookProblem } from '#domain/staff/office/webhook-form.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

export interface RefusedWebhook extends WebhookInput {
  /** 0 for a new one. */
  readonly id: number
  /** Null if no field is wrong. */
  readonly problem: WebhookProblem | null
}

export interface WebhookFormResult {
  readonly message: { readonly kind: 'done' | 'error'; readonly text: Text } | null
  readonly refused: RefusedWebhook | null
  /** A generated secret, which is shown once. */
  readonly secret: string | null
}

const steps = ['pause', 'resume', 'renew-secret', 'remove', 'test'] as const

export async function act(api: StaffApi['webhooks'], staff: StaffMember, form: FormData) {
  const field = (name: string, letters: number) => String(form.get(name) ?? '').slice(0, letters)
  const verb = field('verb', 20)
  const id = /^\d{1,9}$/.test(field('webhook', 12)) ? Number(form.get('webhook')) : 0
  if (verb === 'add' || verb === 'change') {
    const input = {
      // One letter more, so that a long one is refused instead of cut.
      address: field('address', maxAddressLetters + 1),
      secret: field('secret', maxSecretLetters + 1),
      events: form.getAll('event').slice(0, maxEvents).map(String),
    }
    const result = await api.save(staff, verb === 'add' ? null : id, input)
    return formResult(result, webhooksPage.done, { ...input, id })
  }
  const step = steps.find((each) => each === verb)
  if (step)
    return formResult(
      await api.step(staff, id, step),
      step === 'test' ? webhooksPage.queued : webhooksPage.done,
    )
  if (verb !== 'again') throw data(null, 400)
  return formResult(await api.sendAgain(staff, field('delivery', 50)), webhooksPage.queued)
}

/** More than there are. */
const maxEvents = 20

type Result = Awaited<ReturnType<StaffApi['webhooks'][keyof Omit<StaffApi['webhooks'], 'view'>]>>

function formResult(result: Result, done: Text, input: Omit<RefusedWebhook, 'problem'> | null = null) {
  if (result === null) throw data(null, 404)
  const problem = typeof result === 'object' && 'problem' in result ? result.problem : null
  const refused = input && { ...input, problem }
  if (problem) return data<WebhookFormResult>({ message: null, refused, secret: null }, 400)
  if (result === 'temporarily-unavailable')
    return data<WebhookFormResult>({ message: { kind: 'error', text: notSaved }, refused, secret: null }, 503)
  if ('reason' in result) {
    const message = { kind: 'error', text: webhookProblems[result.reason] } as const
    return data<WebhookFormResult>({ message, refused, secret: null }, 409)
  }
  const secret = 'secret' in result ? result.secret : null
  return data<WebhookFormResult>({ message: { kind: 'done', text: done }, refused: null, secret })
}
