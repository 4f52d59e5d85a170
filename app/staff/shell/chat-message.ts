import { orderPath } from '#app/paths.ts'
import { orderChatPath } from '#app/staff/addresses.ts'
import {
  choiceMessage,
  type WeatherMessage,
  weatherMessage,
  weatherWords,
} from '#content/ordering/weather-message.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { type Lang, langs, type Text } from '#domain/text.ts'
import type { WeatherCallView, WeatherOrder } from '#server/page-data/staff/day/weather-view.ts'

interface MessageLink {
  readonly url: string
  readonly shop: Text
}

type Cause = Pick<WeatherCallView, 'date' | 'kind'>

/** Returns null if no new day is held for the order. */
function messageOf(order: WeatherOrder, cause: Cause, url: string): WeatherMessage | null {
  return order.reservedDay === null
    ? null
    : { ...choiceOf(order, cause, url), reservedDay: order.reservedDay }
}

const choiceOf = (
  { reference, slot, until }: WeatherOrder,
  { date, kind }: Cause,
  url: string,
): Omit<WeatherMessage, 'reservedDay'> => ({ kind, date, slot, reference, until, url })

export interface Example {
  readonly lang: Lang
  readonly name: string
  readonly message: WeatherMessage
}

export function examplesOf(orders: readonly WeatherOrder[], cause: Cause, siteUrl: string): Example[] {
  return langs.flatMap((lang) => {
    const order = orders.find((each) => each.lang === lang && each.reservedDay !== null)
    // Staff must not see the secret key of the customer's link.
    const message = order && messageOf(order, cause, `${siteUrl}${orderPath(order.reference, '…', lang)}`)
    return order && message ? [{ lang, name: order.name, message }] : []
  })
}

/** An e-mail has its own ending. */
export const chatMessage = (words: Text, message: WeatherMessage, shop: Text, lang: Lang): string =>
  `${weatherMessage(words, message, lang)}\n\n${shop[lang]}`

/** Returns null once the customer has chosen or the order is cancelled. */
export function chatOfMovedOrder(
  order: WeatherCallView['orders'][number],
  call: Cause & Pick<WeatherCallView, 'words'>,
  { url, shop }: MessageLink,
): string | null {
  const isOpen = order.state === 'told' || order.state === 'opened'
  const parts = isOpen && !isCalledOff(order.status) ? messageOf(order, call, url) : null
  const message = parts && chatMessage(call.words ?? weatherWords, parts, shop, order.lang)
  return message && chatLink(order.phone, message)
}

/** The customer may choose another day. */
export function chatOfRemainingOrder(
  order: WeatherOrder,
  call: Cause,
  { url, shop }: MessageLink,
): string | null {
  const mayChoose = actionRefusal('change-date', 'customer', order.status) === null
  const message = `${choiceMessage(choiceOf(order, call, url), order.lang)}\n\n${shop[order.lang]}`
  return mayChoose ? chatLink(order.phone, message) : null
}

/** The chat holds the customer's secret link, so a form opens it. */
export const withChat = <Order extends WeatherOrder>(order: Order, call: string, chat: string | null) => ({
  ...order,
  chat: chat && orderChatPath(order.reference, call),
})

export type ChatOrder = ReturnType<typeof withChat<WeatherCallView['orders'][number]>>
export type UnmovedOrder = ReturnType<typeof withChat<WeatherOrder>>
