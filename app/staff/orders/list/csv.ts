/** The selected orders, or those of a month; amounts are in dollars. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { paymentName } from '#content/ordering/payment/payment.ts'
import { exportNames } from '#content/staff/orders/order-export.ts'
import { staffPaymentNames, staffStatusNames } from '#content/staff/orders/state-names.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { readOrderIds } from '#domain/staff/orders/chosen-orders.ts'
import { readMonth } from '#domain/staff/orders/export-month.ts'
import { exportColumns } from '#domain/staff/orders/order-export.ts'

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('export-orders', args)
  const { searchParams } = new URL(args.request.url)
  const month = searchParams.get('month')
  const dates = month === null ? null : readMonth(month)
  if (month !== null && !dates) throw data(null, 404)
  const which = dates ? { dates } : { ids: readOrderIds(searchParams.get('orders') ?? '') }
  const orders = await args.context.get(staffApiContext).orders.exported(staff, which)
  if (!orders) throw data(null, 404)
  const rows = orders.map((order) => {
    const orderFields = {
      ...order,
      placed: `${todayInHongKong(order.placed)} ${timeInHongKong(order.placed)}`,
      status: staffStatusNames[order.status][staff.lang],
      payment: staffPaymentNames[order.payment][staff.lang],
      method: paymentName(order.method)[staff.lang],
      district: order.district && districtNames[order.district][staff.lang],
      fulfilment: fulfilmentNames[order.fulfilment][staff.lang],
    }
    return exportColumns.map((column) => orderFields[column])
  })
  return new Response(csvOf([exportColumns.map((column) => exportNames[column][staff.lang]), ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders${dates ? `-${month}` : ''}.csv"`,
    },
  })
}
