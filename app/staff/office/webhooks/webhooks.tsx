import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { GivenOut } from '#app/staff/shell/ui/given-out.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { webhooksPage } from '#content/staff/office/webhooks.ts'
import { webhookEvents } from '#domain/placed/webhook-events.ts'
import { maxWebhooks } from '#domain/shop/webhooks.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { act } from './webhooks-action.ts'

export const meta = withShopName(webhooksPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('change-settings', args)
  const onlyFailed = new URL(args.request.url).searchParams.get('only') === 'failed'
  return { ...(await args.context.get(staffApiContext).webhooks.view(onlyFailed)), onlyFailed }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('change-settings', args)
  return act(args.context.get(staffApiContext).webhooks, staff, await formOf(args.request))
}

const newWebhook = { id: 0, address: '', events: webhookEvents }

export default function Webhooks() {
  const { webhooks, deliveries, failedCount, onlyFailed } = useLoaderData<typeof loader>()
  const result = useAnswer<typeof action>()
  const text = useText()
  const refusedOf = (id: number) => (result?.refused?.id === id ? result.refused : null)
  return (
    <>
      <PageHead title={text(webhooksPage.title)} summary={text(webhooksPage.summary)} />
      {result?.message && !result.secret && (
        <Note kind={result.message.kind}>{text(result.message.text)}</Note>
      )}
      {result?.secret && (
        <GivenOut
          key={result.secret}
          label={text(webhooksPage.newSecretOf)}
          hint={text(webhooksPage.secretOnce)}
          secret={result.secret}
        />
      )}
      {webhooks.length === 0 && <NothingHere>{text(webhooksPage.none)}</NothingHere>}
      {webhooks.map((webhook) => (
        <WebhookPanel key={webhook.id} webhook={webhook} refused={refusedOf(webhook.id)} />
      ))}
      {webhooks.length < maxWebhooks && (
        <Panel title={text(webhooksPage.add)}>
          <PanelBody>
            <WebhookForm
              key={webhooks.length}
              webhook={newWebhook}
              refused={refusedOf(0)}
              secretHint={text(webhooksPage.secretHint)}
            >
              <Button kind="go" name="verb" value="add">
                {text(webhooksPage.add)}
              </Button>
            </WebhookForm>
          </PanelBody>
        </Panel>
      )}
      {webhooks.length > 0 && (
        <DeliveryLog deliveries={deliveries} onlyFailed={onlyFailed} failedCount={failedCount} />
      )}
    </>
  )
}
