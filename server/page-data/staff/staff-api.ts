/** Each function checks permissions. */

import type { BulkKind } from '#domain/placed/bulk-doubt.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import type { EditRefusal } from '#domain/staff/orders/edit/decide-edit.ts'
import type { EditForm } from '#domain/staff/orders/edit/edit-form.ts'
import type { NewOrderForm } from '#domain/staff/orders/edit/new-order.ts'
import type { MoveForm } from '#domain/staff/orders/order-move.ts'
import type { OrdersView } from '#domain/staff/orders/orders-view.ts'
import { may, maySetStatus } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { allowBulk } from '#server/commands/bulk/held-back.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { noteOpening } from '#server/commands/orders/note-opening.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { type Exported, type ExportedOrder, exportedOrders } from '#server/db/orders/order-export.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SignedInStaff } from '#server/page-data/session.ts'
import type { PaymentWays } from '#server/payments/payment-ways.ts'
import { type CalendarApi, createCalendarApi } from './day/calendar-api.ts'
import { createKitchenApi, type KitchenApi } from './day/kitchen-api.ts'
import { createRunsApi, type RunsApi } from './day/runs-api.ts'
import { createWeatherApi, type WeatherApi } from './day/weather-api.ts'
import { type CustomersApi, createCustomersApi } from './office/customers-api.ts'
import { createFiguresApi, type FiguresApi } from './office/figures-api.ts'
import { type StartView, startView } from './office/start-api.ts'
import { type ActResult, actOnOrder } from './orders/act-on-order.ts'
import { type CustomerLink, customerLink, linkSent } from './orders/customer-link.ts'
import { type EnterResult, enterOrder, type NewOrderView, newOrderView } from './orders/new-order.ts'
import { type OrderSlip, orderSlip, orderSlips } from './orders/order-slip.ts'
import { type EditView, editView, saveEdit } from './orders/staff-edit.ts'
import { type StaffOrder, staffOrder } from './orders/staff-order.ts'
import { type OrdersList, staffOrdersList } from './orders/staff-orders.ts'
import { createDishesApi, type DishesApi } from './shop/dishes-api.ts'
import { createFormsApi, type FormsApi } from './shop/forms-api.ts'
import { createHistoryApi, type HistoryApi } from './shop/history-api.ts'
import { createMenuFileApi, type MenuFileApi } from './shop/menu-file-api.ts'
import { createMenusApi, type MenusApi } from './shop/menus-api.ts'
import { createPicturesApi, type PicturesApi } from './shop/pictures-api.ts'
import { createSettingsApi, type SettingsApi } from './shop/settings-api.ts'
import { createShelfApi, type ShelfApi } from './shop/shelf-api.ts'
import { createSiteContentApi, type SiteContentApi } from './shop/site-content-api.ts'
import { type StaffLive, staffLive, type TakeBackTarget, takeStepsBack } from './staff-live.ts'

export interface StaffApi {
  readonly figures: FiguresApi
  readonly weather: WeatherApi
  readonly orders: StaffOrdersApi
  readonly calendar: CalendarApi
  readonly kitchen: KitchenApi
  readonly runs: RunsApi
  readonly dishes: DishesApi
  readonly forms: FormsApi
  readonly shelf: ShelfApi
  readonly history: HistoryApi
  readonly live: LiveApi
  readonly menus: MenusApi
  readonly pictures: PicturesApi
  readonly customers: CustomersApi
  readonly menuFile: MenuFileApi
  readonly settings: SettingsApi
  start(): Promise<StartView>
  readonly siteContent: SiteContentApi
}

export interface StaffOrdersApi {
  list(staff: StaffMember, view: OrdersView): Promise<OrdersList>
  /** Null if there is no such order or the person may not see it. */
  order(staff: StaffMember, reference: string): Promise<StaffOrder | null>
  /** Null if there is no such order or the person may not see it. */
  slip(staff: StaffMember, reference: string): Promise<OrderSlip | null>
  /** In the order of delivery. */
  slips(staff: StaffMember, orderIds: readonly number[]): Promise<readonly OrderSlip[]>
  /** By due date; null if the person may not export orders. */
  exported(staff: SignedInStaff, which: Exported): Promise<readonly ExportedOrder[] | null>
  act(staff: StaffMember, form: MoveForm): Promise<ActResult>
  /** Null if the person may not send it. */
  customerLink(staff: StaffMember, reference: string): Promise<CustomerLink | null>
  /** Records that the link is sent by chat. */
  linkSent(staff: StaffMember, reference: string): Promise<boolean>
  allowBulk(staff: StaffMember, kind: BulkKind): ReturnType<typeof allowBulk>
  /** Null if there is no such order or the person may not change it. */
  editing(
    staff: StaffMember,
    reference: string,
    form: EditForm | null,
  ): Promise<EditView | null | 'temporarily-unavailable'>
  saveEdit(staff: SignedInStaff, reference: string, form: EditForm): Promise<ChangeResult<EditRefusal>>
  entering(
    staff: StaffMember,
    form: NewOrderForm | null,
    refused?: readonly Refusal[],
  ): Promise<NewOrderView | null | 'temporarily-unavailable'>
  enter(staff: SignedInStaff, form: NewOrderForm): Promise<EnterResult>
}

export interface LiveApi {
  /** @param lacksFactor see staff-live.ts */
  now(staff: StaffMember, lacksFactor?: boolean): Promise<StaffLive>
  /** Records that a person views the order. */
  opened(staff: StaffMember, orderId: number): Promise<void>
  takeBack(staff: StaffMember, targets: readonly TakeBackTarget[]): Promise<readonly ChangeResult[]>
}

export function createStaffApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh' | 'orderWriter' | 'tokenKey' | 'dataDir'>,
  /** The methods before the settings are applied. */
  ways: PaymentWays,
  now: () => Date,
  /** Shop facts from the environment. */
  configured: Partial<ShopFacts> = {},
): StaffApi {
  return {
    orders: {
      list: (staff, view) => staffOrdersList(store, staff, view, now()),
      order: (staff, reference) => staffOrder(store, staff, reference, now()),
      slip: (staff, reference) => orderSlip(store, staff, reference, now()),
      slips: (staff, orderIds) => orderSlips(store, staff, orderIds, now()),
      exported: async ({ role, lang }, which) =>
        may(role, 'export-orders') ? exportedOrders(store.db, which, lang) : null,
      customerLink: (staff, reference) => customerLink(store, staff, reference, now()),
      linkSent: (staff, reference) => linkSent(store, staff, reference, now()),
      allowBulk: (staff, kind) => allowBulk(store, staff, kind, now()),
      act: (staff, form) => actOnOrder(store, staff, form, now()),
      editing: (staff, reference, form) => orOutage(() => editView(store, staff, reference, form, now())),
      saveEdit: (staff, reference, form) => saveEdit(store, staff, reference, form, now()),
      entering: (staff, form, refused = []) =>
        orOutage(() => newOrderView(store, staff, form, refused, ways, now())),
      enter: (staff, form) => enterOrder(store, staff, form, now()),
    },
    calendar: createCalendarApi(store, now),
    kitchen: createKitchenApi(store, now),
    runs: createRunsApi(store, now),
    dishes: createDishesApi(store, now),
    forms: createFormsApi(store, now),
    shelf: createShelfApi(store, now),
    history: createHistoryApi(store),
    live: {
      now: (staff, lacksFactor = false) => staffLive(store, staff, lacksFactor, now()),
      opened: async (staff, orderId) => {
        // The kitchen may look earlier without being recorded.
        if (maySetStatus(staff.role, 'confirmed')) await noteOpening(store, orderId, staff, now())
      },
      takeBack: (staff, targets) => takeStepsBack(store, staff, targets, now()),
    },
    menus: createMenusApi(store, now),
    pictures: createPicturesApi(store, now),
    customers: createCustomersApi(store, now),
    menuFile: createMenuFileApi(store, now),
    weather: createWeatherApi(store, now),
    figures: createFiguresApi(store, now),
    settings: createSettingsApi(store, ways, now, configured),
    start: () => startView(store, ways, configured),
    siteContent: createSiteContentApi(store, now),
  }
}
