/** Amounts are in dollars. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { figuresPage, figureUnitNames, periodName } from '#content/staff/office/figures.ts'
import { csvOf } from '#domain/csv.ts'
import { nothing, toDollars } from '#domain/money.ts'
import { averageOf, type FigureSums } from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import { billRows, methodsOf, sourcesOf, zonesOf } from './groups.ts'
import { readRequest } from './request.ts'

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('see-figures', args)
  const request = readRequest(new URL(args.request.url).searchParams)
  const figures = await args.context.get(staffApiContext).figures.of(staff, request)
  if (!figures) throw data(null, 404)
  const { view, periods, bill, zones, methods, sources, sets, promotions } = figures
  const { total, before, unpaid, cancellationFees, customers } = figures
  const say = (text: Text) => text[staff.lang]
  const { money, orders, guests, cost, units, code } = figuresPage
  const part = (title: Text, rows: readonly (FigureSums & { readonly name: Text })[]) => [
    [say(title), say(orders), say(money), say(guests)],
    ...rows.map((row) => [say(row.name), row.orders, toDollars(row.money), row.guests]),
    [],
  ]
  const unit = figureUnitNames[view.unit]
  const averageIn = (sums: FigureSums) => toDollars(averageOf(sums) ?? nothing)
  const rows = [
    [say(figuresPage.all), say(figuresPage.now), say(figuresPage.before)],
    [say(money), toDollars(total.money), toDollars(before.money)],
    [say(orders), total.orders, before.orders],
    [say(figuresPage.average), averageIn(total), averageIn(before)],
    [say(guests), total.guests, before.guests],
    [say(figuresPage.unpaid), toDollars(unpaid.money)],
    [say(figuresPage.unpaidOrders), unpaid.orders],
    [say(figuresPage.cancellationFees), toDollars(cancellationFees.money), cancellationFees.orders],
    [say(figuresPage.customers), customers.customers],
    [say(figuresPage.repeat), customers.repeat],
    [],
    ...part(
      unit,
      periods.map((period) => ({ ...period, name: periodName(period, view.unit) })),
    ),
    [say(figuresPage.bill), say(money)],
    ...billRows(bill).map(({ name, amount }) => [say(name), toDollars(amount)]),
    [],
    ...part(figuresPage.zones, zonesOf(zones)),
    ...part(figuresPage.methods, methodsOf(methods)),
    ...part(figuresPage.sources, sourcesOf(sources)),
    [say(figuresPage.set), say(orders), say(money), say(units)],
    ...sets.map((set) => [say(set.name), set.orders, toDollars(set.money), set.units]),
    [],
    [say(figuresPage.promotion), say(orders), say(cost), say(figuresPage.freeDishes), say(code)],
    ...promotions.map((each) => [
      say(each.name),
      each.orders,
      toDollars(each.cost),
      each.dishes,
      each.code ?? '',
    ]),
  ]
  return new Response(csvOf(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment',
    },
  })
}
