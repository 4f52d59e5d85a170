import { readWebhookForm, type WebhookInput } from '#domain/staff/office/webhook-form.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from '#server/commands/notices/change-webhooks.ts'
import { sendWebhookAgain } from '#server/commands/notices/send-webhook-again.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { countFailedDeliveries, listDeliveries } from '#server/db/notices/webhook-deliveries.ts'
import { listWebhooks } from '#server/db/notices/webhooks.ts'
import type { Store } from '#server/db/store/store.ts'

const maxListed = 50

export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

type WebhookStep = 'pause' | 'resume' | 'renew-secret' | 'remove' | 'test'

export function createWebhooksApi(
  store: Pick<Store, 'db' | 'queue'>,
  reachesPrivate: boolean,
  now: () => Date,
) {
  const { db } = store
  /** Null if the role may not. */
  const asOwner = <Result>({ role }: StaffMember, work: () => Promise<Result>) =>
    orOutage(async () => (may(role, 'change-settings') ? work() : null))
  return {
    async view(onlyFailed: boolean) {
      const [webhooks, deliveries, failedCount] = await Promise.all([
        listWebhooks(db),
        listDeliveries(db, { onlyFailed, max: maxListed }),
        countFailedDeliveries(db),
      ])
      return { webhooks, deliveries, failedCount }
    },
    /** @param id null adds one */
    save: (staff: StaffMember, id: number | null, input: WebhookInput) =>
      asOwner(staff, async () => {
        const reading = readWebhookForm(input, reachesPrivate)
        if (!reading.ok) return reading
        return id === null
          ? addWebhook(store, reading.fields, staff, now())
          : changeWebhook(store, id, reading.fields, staff, now())
      }),
    step: (staff: StaffMember, id: number, step: WebhookStep) =>
      asOwner(staff, () => {
        if (step === 'renew-secret') return renewSecret(store, id, staff, now())
        if (step === 'remove') return removeWebhook(store, id, staff, now())
        if (step === 'test') return testWebhook(store, id, now())
        return switchWebhook(store, id, step === 'resume', staff, now())
      }),
    sendAgain: (staff: StaffMember, deliveryId: string) =>
      asOwner(staff, () => sendWebhookAgain(store, deliveryId, now())),
  }
}
