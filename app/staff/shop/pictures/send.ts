/** A separate upload lets the script show its progress. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn, signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { picturedKinds } from '#domain/shop/shop-picture.ts'
import { takeUploadedPicture } from './taken-picture.ts'

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const shape = picturedKinds.find((kind) => kind === form.get('shape'))
  if (!shape) throw data(null, 400)
  const { pictures } = args.context.get(staffApiContext)
  const items = await takeUploadedPicture(form, Number(form.get('of')), shape, staff, pictures)
  return 'problem' in items
    ? Response.json({ problem: items.problem }, { status: items.status })
    : Response.json(items.choice)
}

export function loader(args: LoaderFunctionArgs) {
  signedIn(args)
  return redirect(staffPath('menus'))
}
