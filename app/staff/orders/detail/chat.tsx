/** The chat's message holds the order's secret link, which other pages never show. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { chatOfMovedOrder, chatOfRemainingOrder } from '#app/staff/shell/chat-message.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customerLink, linkMessage } from '#content/staff/orders/customer-link.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { isCallId } from '#domain/staff/day/weather-form.ts'
import type { CustomerLink } from '#server/page-data/staff/orders/customer-link.ts'

export const meta = withShopName(customerLink.title)

export function loader(args: LoaderFunctionArgs): null {
  signedInTo('change-order', args)
  return null
}

export async function action(args: ActionFunctionArgs): Promise<string> {
  const { staff } = signedInTo('change-order', args)
  const callId = new URL(args.request.url).searchParams.get('call')
  const reference = args.params.reference ?? ''
  const api = args.context.get(apiContext)
  const urlOf = ({ path }: CustomerLink) => api.config.siteUrl + path
  const chatAbout = callId === null ? aboutOrder : await aboutWeather(callId)
  const customer =
    chatAbout && (await args.context.get(staffApiContext).orders.sendCustomerLink(staff, reference))
  const chat = customer && chatAbout(customer)
  if (!chat) throw data(null, 404)
  return chat

  function aboutOrder(customer: CustomerLink) {
    const { name, phone, lang } = customer
    return chatLink(phone, linkMessage(name, reference, urlOf(customer))[lang])
  }

  /** Null where the customer need not be notified. */
  async function aboutWeather(id: string) {
    const call = isCallId(id) ? await args.context.get(staffApiContext).weather.call(id) : null
    const shop = (await api.shop()).name
    const chatAt = (url: string) => {
      const movedOrder = call?.orders.find((order) => order.reference === reference)
      const remainingOrders = call?.remainingOrders.find((order) => order.reference === reference)
      return (
        (call && movedOrder && chatOfMovedOrder(movedOrder, call, { url, shop })) ??
        (call && remainingOrders ? chatOfRemainingOrder(remainingOrders, call, { url, shop }) : null)
      )
    }
    return chatAt('') === null ? null : (customer: CustomerLink) => chatAt(urlOf(customer))
  }
}

/** The policy keeps forms on this site, so the page leads on to the chat. */
export default function Chat() {
  const text = useText()
  const chat = useActionData<typeof action>()
  return (
    <>
      {chat && <meta httpEquiv="refresh" content={`0; url=${chat}`} />}
      <PageHead title={text(customerLink.title)} summary={text(customerLink.hint)} />
      {chat ? (
        <p>
          <a href={chat} rel="noreferrer">
            {text(customerLink.send)}
          </a>
        </p>
      ) : (
        <form method="post">
          <Button>{text(customerLink.send)}</Button>
        </form>
      )}
    </>
  )
}
