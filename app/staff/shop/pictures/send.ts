/** A separate upload lets the script show its progress. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn, signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { picturedKinds } from '#domain/shop/shop-picture.ts'
import { saveForItem } from './save-for-item.ts'
import { takeUploadedPicture } from './taken-picture.ts'

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const shape = picturedKinds.find((kind) => kind === form.get('shape'))
  if (!shape) throw data(null, 400)
  const { pictures, forms } = args.context.get(staffApiContext)
  const upload = await takeUploadedPicture(form, Number(form.get('of')), shape, staff, pictures)
  const item = form.get('item')
  const result =
    'problem' in upload || item === null
      ? upload
      : await saveForItem(forms, staff, String(item), upload.choice)
  return 'problem' in result
    ? Response.json({ problem: result.problem }, { status: result.status })
    : Response.json(result.choice)
}

export function loader(args: LoaderFunctionArgs) {
  signedIn(args)
  return redirect(staffPath('menus'))
}
