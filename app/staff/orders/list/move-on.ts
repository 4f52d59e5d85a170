/** The table's script sends a selection in parts. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { moveSelection } from './move-selection.ts'

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { staff } = signedIn(args)
  const { orders } = args.context.get(staffApiContext)
  return Response.json(await moveSelection(orders, staff, await formOf(args.request)))
}

/** This address has an action and no page. */
export function loader(args: LoaderFunctionArgs) {
  signedIn(args)
  return redirect(staffPath('orders'))
}
