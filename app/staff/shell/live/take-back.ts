import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { problemText } from '#app/staff/shell/move-form.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { returnAddress } from '#app/staff/shell/return-address.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { readTargets } from '#domain/staff/orders/order-move.ts'
import type { Text } from '#domain/text.ts'

export interface TakenBack {
  /** Worded here to keep refusal texts out of the pages; null if all were undone. */
  readonly problem: Text | null
}

export async function action(args: ActionFunctionArgs): Promise<TakenBack | Response> {
  const { staff } = signedIn(args)
  const form = await formOf(args.request)
  const targets = readTargets(form.getAll('step').map(String))
  const results = await args.context.get(staffApiContext).live.takeBack(staff, targets)
  const failure = results.find((result) => !result.ok)
  // Without JavaScript the page is loaded again.
  const to = form.get('to')
  if (typeof to === 'string') return redirect(returnAddress(to))
  return { problem: failure && !failure.ok ? problemText(failure.reason) : null }
}

/** This address has an action and no page. */
export function loader(args: LoaderFunctionArgs) {
  signedIn(args)
  return redirect(staffPath('home'))
}
