import { data, redirect } from 'react-router'
import { orderPath } from '#app/paths.ts'
import { formOf } from '#app/public/posted-form.ts'
import { cents } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { returnCookie } from '#domain/payment/return-cookie.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { changeIn, type RequestKind } from './requested-change.ts'

export interface SentForm {
  readonly reference: string
  readonly key: string
  readonly lang: Lang
  readonly request: Request
  /** The staff member is signed in in the same browser. */
  readonly by: StaffMember | null
  readonly client: string
}

interface OrderForm extends Omit<SentForm, 'request'> {
  readonly form: FormData
}

/** The page shows a refusal at its form. */
export async function answerForm(api: SiteApi, { request, ...order }: SentForm) {
  // Pictures are read only with a valid key.
  if (/^multipart\//i.test(request.headers.get('content-type') ?? ''))
    return sendProofs(api, order, () => request.formData())
  const formRequest = { ...order, form: await formOf(request) }
  const change = formRequest.form.get('change')
  if (change === 'cancel' || change === 'date') return makeChange(api, formRequest, change)
  return startPayment(api, formRequest)
}

async function startPayment(api: SiteApi, { reference, key, lang, form }: OrderForm) {
  const entry = form.get('method')
  const method = paymentMethods.find((each) => each === entry)
  if (!method) return redirect(orderPath(reference, key, lang), 303)
  const payment = await api.startPayment({ reference, key, method, lang })
  if (!payment.ok) return data({ refusal: payment.refusal }, { status: 409 })
  const { value } = payment
  if (value.kind === 'instructions') return redirect(`${orderPath(reference, key, lang)}#pay`, 303)
  const parsedReference = parseReference(reference)
  const isSecure = api.config.siteUrl.startsWith('https:')
  // The provider's return address lacks the key, so a cookie stores it.
  return redirect(value.url, {
    status: 303,
    ...(parsedReference && { headers: { 'Set-Cookie': returnCookie(parsedReference, key, isSecure) } }),
  })
}

async function sendProofs(
  api: SiteApi,
  { reference, key, lang, client }: Omit<SentForm, 'request' | 'by'>,
  readForm: () => Promise<FormData>,
) {
  const result = await api.submitProofs({ reference, key }, client, readForm)
  if (!result.ok) return data({ proofRefusal: result.reason }, { status: 409 })
  return redirect(`${orderPath(reference, key, lang)}#proof`, 303)
}

async function makeChange(api: SiteApi, { reference, key, lang, by, form }: OrderForm, request: RequestKind) {
  const options = await api.changeOptions(reference, key)
  const change = options && changeIn(request, form, options)
  const [version, totalAfter, toReturn] = ['version', 'totalAfter', 'toReturn'].map((name) =>
    amountIn(form, name),
  )
  const text = form.get('why')
  const why = typeof text === 'string' ? text : ''
  if (!change || version == null || totalAfter == null || toReturn == null)
    return data({ changeRefusal: 'order-changed-meanwhile' as const, why }, { status: 409 })
  const expected = { totalAfter: cents(totalAfter), toReturn: cents(toReturn) }
  const result = await api.confirmChange(reference, key, { change, version, expected, why }, by)
  if (!result.ok) return data({ changeRefusal: result.reason, why }, { status: 409 })
  return redirect(orderPath(reference, key, lang), 303)
}

/** This page wrote the number into the form. */
function amountIn(form: FormData, name: string): number | null {
  const fieldText = form.get(name)
  return typeof fieldText === 'string' && /^\d{1,12}$/.test(fieldText) ? Number(fieldText) : null
}
