import { orderPath } from '#app/paths.ts'
import { weatherMessage } from '#content/staff/weather.ts'
import { chatLink } from '#domain/chat-message.ts'
import { isCalledOff } from '#domain/order-status.ts'
import type { WeatherCallView, WeatherOrder, WeatherPlan } from '#server/site/weather-api.ts'

/** An order with the message of its customer, and the chat that opens with it; the key of its page stays in both. */
export function withMessage<Order extends WeatherOrder>(
  { token, ...order }: Order,
  { date, kind }: Pick<WeatherPlan, 'date' | 'kind'>,
  siteUrl: string,
) {
  const { reference, slot, held, until, lang, phone } = order
  if (held === null) return { ...order, message: null, chat: null }
  const url = siteUrl + orderPath(reference, token, lang)
  const message = weatherMessage({ kind, date, slot, reference, held, until, url })[lang]
  return { ...order, message, chat: chatLink(phone, message) }
}

/** An order that a call moved: with a chat only while its message holds, and nobody has answered it. */
export function withCallMessage(
  order: WeatherCallView['orders'][number],
  call: Pick<WeatherCallView, 'date' | 'kind'>,
  siteUrl: string,
) {
  const shown = withMessage(order, call, siteUrl)
  const isOpen = order.state === 'told' || order.state === 'opened'
  return isOpen && !isCalledOff(order.status) ? shown : { ...shown, message: null, chat: null }
}

export type MessagedOrder = ReturnType<typeof withMessage<WeatherOrder>>
