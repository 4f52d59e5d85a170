/** Each function checks permissions. */

import type { BulkKind } from '#domain/placed/bulk-doubt.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { OpeningChange } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { EditForm } from '#domain/staff/orders/edit/edit-form.ts'
import type { NewOrderForm } from '#domain/staff/orders/edit/new-order.ts'
import type { MoveForm } from '#domain/staff/orders/order-move.ts'
import type { OrdersView } from '#domain/staff/orders/orders-view.ts'
import { may, maySetStatus } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { BackupSettings } from '#server/backup/backup-folder.ts'
import { allowBulk } from '#server/commands/bulk/held-back.ts'
import { noteOpening } from '#server/commands/orders/note-opening.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { changeOpening } from '#server/commands/shop/change-opening.ts'
import { type ExportChoice, exportedOrders } from '#server/db/orders/order-export.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SignedInStaff } from '#server/page-data/session.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import { createCalendarApi } from './day/calendar-api.ts'
import { createKitchenApi } from './day/kitchen-api.ts'
import { createRunsApi } from './day/runs-api.ts'
import { createWeatherApi } from './day/weather-api.ts'
import { createBackupsApi } from './office/backups-api.ts'
import { createCustomersApi } from './office/customers-api.ts'
import { createFiguresApi } from './office/figures-api.ts'
import { startView } from './office/start-api.ts'
import { createWebhooksApi } from './office/webhooks-api.ts'
import { actOnOrder } from './orders/act-on-order.ts'
import { sendCustomerLink } from './orders/customer-link.ts'
import { enterOrder, newOrderView } from './orders/new-order.ts'
import { orderSlip, orderSlips } from './orders/order-slip.ts'
import { editView, saveEdit } from './orders/staff-edit.ts'
import { staffOrder } from './orders/staff-order.ts'
import { staffOrdersList } from './orders/staff-orders.ts'
import { createCategoriesAndGiftsApi } from './shop/categories-and-gifts-api.ts'
import { createDishesApi } from './shop/dishes-api.ts'
import { createFormsApi } from './shop/forms-api.ts'
import { createHistoryApi } from './shop/history-api.ts'
import { createMenuFileApi } from './shop/menu-file-api.ts'
import { createMenusApi } from './shop/menus-api.ts'
import { createPagesApi } from './shop/pages-api.ts'
import { createPicturesApi } from './shop/pictures-api.ts'
import { createSettingsApi } from './shop/settings-api.ts'
import { createSiteContentApi } from './shop/site-content-api.ts'
import { staffLive, type TakeBackTarget, takeStepsBack } from './staff-live.ts'

export type StaffApi = ReturnType<typeof createStaffApi>
export type StaffOrdersApi = StaffApi['orders']

export function createStaffApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh' | 'orderWriter' | 'tokenKey' | 'dataDir'>,
  /** The methods before the settings are applied. */
  ways: PaymentWays,
  now: () => Date,
  /** The environment configures these shop details. */
  configuredDetails: Partial<ShopDetails> = {},
  {
    backups = { at: null, keep: 1, folder: null, remote: null },
    webhooksReachPrivate = false,
  }: {
    readonly backups?: BackupSettings | undefined
    readonly webhooksReachPrivate?: boolean | undefined
  } = {},
) {
  const shop = {
    ...store,
    configuredDetails,
    methodsOf: (settings: ShopSettings) => offeredMethods(chosenWays(ways, settings)),
  }
  return {
    orders: {
      list: (staff: StaffMember, view: OrdersView) => staffOrdersList(store, staff, view, now()),
      order: (staff: StaffMember, reference: string) => staffOrder(store, staff, reference, now()),
      slip: (staff: StaffMember, reference: string) => orderSlip(store, staff, reference, now()),
      slips: (staff: StaffMember, orderIds: readonly number[]) => orderSlips(store, staff, orderIds, now()),
      /** By due date; null if the person may not export orders. */
      exported: async ({ role, lang }: SignedInStaff, which: ExportChoice) =>
        may(role, 'export-orders') ? exportedOrders(store.db, which, lang) : null,
      sendCustomerLink: (staff: StaffMember, reference: string) =>
        sendCustomerLink(store, staff, reference, now()),
      allowBulk: (staff: StaffMember, kind: BulkKind) => allowBulk(store, staff, kind, now()),
      act: (staff: StaffMember, form: MoveForm) => actOnOrder(store, staff, form, now()),
      editing: (staff: StaffMember, reference: string, form: EditForm | null) =>
        orOutage(() => editView(store, staff, reference, form, now())),
      saveEdit: (staff: SignedInStaff, reference: string, form: EditForm) =>
        saveEdit(store, staff, reference, form, now()),
      entering: (staff: StaffMember, form: NewOrderForm | null, refusals: readonly Refusal[] = []) =>
        orOutage(() => newOrderView(store, staff, form, refusals, ways, now())),
      enter: (staff: SignedInStaff, form: NewOrderForm) => enterOrder(store, staff, form, now()),
    },
    calendar: createCalendarApi(store, now),
    kitchen: createKitchenApi(store, now),
    runs: createRunsApi(store, now),
    dishes: createDishesApi(store, now),
    forms: createFormsApi(shop, now),
    pages: createPagesApi(store, now),
    categoriesAndGifts: createCategoriesAndGiftsApi(store, now),
    history: createHistoryApi(store),
    live: {
      /** @param lacksFactor see staff-live.ts */
      now: (staff: StaffMember, lacksFactor = false) => staffLive(store, staff, lacksFactor, now()),
      /** Records that a person views the order. */
      openVersion: async (staff: StaffMember, orderId: number) => {
        // The kitchen may look earlier without being recorded.
        if (maySetStatus(staff.role, 'confirmed')) await noteOpening(store, orderId, staff, now())
      },
      takeBack: (staff: StaffMember, targets: readonly TakeBackTarget[]) =>
        takeStepsBack(store, staff, targets, now()),
    },
    menus: createMenusApi(store, now),
    pictures: createPicturesApi(store, now),
    customers: createCustomersApi(store, now),
    menuFile: createMenuFileApi(store, now),
    weather: createWeatherApi(store, now),
    figures: createFiguresApi(store, now),
    settings: createSettingsApi(store, ways, now, configuredDetails),
    start: {
      view: () => startView({ store, ways, configuredDetails }, now()),
      change: (staff: StaffMember, change: OpeningChange) =>
        changeOpening({ store, ways, configuredDetails }, change, staff, now()),
    },
    backups: createBackupsApi(store, backups, now),
    siteContent: createSiteContentApi(shop, now),
    webhooks: createWebhooksApi(store, webhooksReachPrivate, now),
  }
}
