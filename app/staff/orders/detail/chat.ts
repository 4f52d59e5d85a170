/**
 * The chat's message holds the order's secret link, which pages never show because it allows what the
 * customer may do. The audit log records the visit.
 */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { chatOfMoved, chatOfUnmoved } from '#app/staff/shell/chat-message.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { linkMessage } from '#content/staff/orders/customer-link.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { isCallId } from '#domain/staff/day/weather-form.ts'

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { staff } = signedInTo('change-order', args)
  const callId = new URL(args.request.url).searchParams.get('call')
  const reference = args.params.reference ?? ''
  const chat = await (callId === null ? chatAboutOrder() : chatAboutWeather(callId))
  if (!chat || !(await args.context.get(staffApiContext).orders.linkSent(staff, reference)))
    throw data(null, 404)
  return redirect(chat)

  async function chatAboutOrder() {
    const customer = await args.context.get(staffApiContext).orders.customerLink(staff, reference)
    if (!customer) return null
    const { name, phone, lang, path } = customer
    const link = args.context.get(apiContext).config.siteUrl + path
    return chatLink(phone, linkMessage(name, reference, link)[lang])
  }

  async function chatAboutWeather(id: string) {
    const call = isCallId(id) ? await args.context.get(staffApiContext).weather.call(id) : null
    if (!call) return null
    const api = args.context.get(apiContext)
    const from = { siteUrl: api.config.siteUrl, shop: (await api.shop()).name }
    const moved = call.orders.find((order) => order.reference === reference)
    const unmoved = call.unmoved.find((order) => order.reference === reference)
    return (moved && chatOfMoved(moved, call, from)) ?? (unmoved ? chatOfUnmoved(unmoved, call, from) : null)
  }
}
