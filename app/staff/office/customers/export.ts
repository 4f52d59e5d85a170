/** Requested by POST, so that no address contains personal data. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedIn, signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { chosenOrders } from './chosen-orders.ts'
import { copyTable } from './copy-table.ts'

export function loader(args: LoaderFunctionArgs): never {
  signedIn(args)
  throw redirect(staffPath('customers'))
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('handle-customer-data', args)
  const form = await formOf(args.request)
  const selectedIds = chosenOrders(form)
  // 307 repeats the POST on the page that asks for a selection.
  if (selectedIds.length === 0) throw redirect(staffPath('customers'), 307)
  const copy = await args.context.get(staffApiContext).customers.copy(staff, selectedIds)
  // The page explains the failure.
  if (copy === 'temporarily-unavailable') throw redirect(staffPath('customers'), 307)
  if (!copy || copy.orders.length === 0) throw redirect(staffPath('customers'))
  const isTable = form.get('format') === 'csv'
  // The file is for the customer.
  const lang = copy.orders[0]?.language ?? staff.lang
  return new Response(isTable ? copyTable(copy, lang) : JSON.stringify(copy, null, 2), {
    headers: {
      'content-type': isTable ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="customer.${isTable ? 'csv' : 'json'}"`,
    },
  })
}
