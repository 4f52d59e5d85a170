/**
 * The pages of the back office. The id of each is `staff/` and its name in addresses.ts: such pages are rendered for each
 * request and go on in the browser, where the router loads their data from the same addresses.
 */
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type StaffPageId, staffPath } from './addresses.ts'

/** A page of the site, rendered for its editors alone; the router does not take it over. */
const draftRoute = (page: StaffPageId, band: string, module: string) =>
  layout(band, { id: `staff/band-${page}` }, [
    layout('site/layout/layout.tsx', { id: `site/layout-${page}` }, [
      route(staffPath(page), module, { id: `staff/${page}` }),
    ]),
  ])

export const staffRoutes: RouteConfigEntry[] = [
  draftRoute('setDraft', 'staff/menus/drafts/draft-band.tsx', 'site/set/draft.tsx'),
  draftRoute('setDraftInEnglish', 'staff/menus/drafts/draft-band.tsx', 'site/set/draft.tsx'),
  draftRoute('menuDraft', 'staff/menus/menu-band.tsx', 'site/menu/draft.tsx'),
  draftRoute('menuDraftInEnglish', 'staff/menus/menu-band.tsx', 'site/menu/draft.tsx'),
  draftRoute('giftDraft', 'staff/menus/menu-band.tsx', 'site/gifts/draft.tsx'),
  draftRoute('giftDraftInEnglish', 'staff/menus/menu-band.tsx', 'site/gifts/draft.tsx'),
  draftRoute('siteDraft', 'staff/site/draft-band.tsx', 'site/home/draft.tsx'),
  draftRoute('siteDraftInEnglish', 'staff/site/draft-band.tsx', 'site/home/draft.tsx'),
  layout('staff/document.tsx', { id: 'staff/document' }, [
    route(staffPath('signIn'), 'staff/door/sign-in.tsx', { id: 'staff/signIn' }),
    route(staffPath('welcome'), 'staff/door/welcome.tsx', { id: 'staff/welcome' }),
    route(staffPath('day'), 'staff/door/day.tsx', { id: 'staff/day' }),
    route(staffPath('pair'), 'staff/door/pair.tsx', { id: 'staff/pair' }),
    route(staffPath('passkey'), 'staff/door/passkey.ts', { id: 'staff/passkey' }),
    route(staffPath('signOut'), 'staff/sign-out.ts', { id: 'staff/signOut' }),
    route(staffPath('orderChat'), 'staff/order/chat.ts', { id: 'staff/orderChat' }),
    route(staffPath('moveOn'), 'staff/orders/move-on.ts', { id: 'staff/moveOn' }),
    route(staffPath('pictures'), 'staff/pictures/send.ts', { id: 'staff/pictures' }),
    route(staffPath('fresh'), 'staff/live/fresh.ts', { id: 'staff/fresh' }),
    route(staffPath('takeBack'), 'staff/live/take-back.ts', { id: 'staff/takeBack' }),
    route(staffPath('menuDownload'), 'staff/menus/import/menu-download.ts', { id: 'staff/menuDownload' }),
    route(staffPath('ordersCsv'), 'staff/orders/csv.ts', { id: 'staff/ordersCsv' }),
    route(staffPath('figuresCsv'), 'staff/figures/csv.ts', { id: 'staff/figuresCsv' }),
    route(staffPath('customersExport'), 'staff/customers/export.ts', { id: 'staff/customersExport' }),
    layout('staff/frame/frame.tsx', { id: 'staff/frame' }, [
      layout('staff/frame/inside.tsx', { id: 'staff/inside' }, [
        route(staffPath('account'), 'staff/account/account.tsx', { id: 'staff/account' }),
        route(staffPath('customers'), 'staff/customers/customers.tsx', { id: 'staff/customers' }),
        route(staffPath('dishes'), 'staff/dishes/dishes.tsx', { id: 'staff/dishes' }),
        route(staffPath('dishEdit'), 'staff/dishes/dish-edit.tsx', { id: 'staff/dishEdit' }),
        route(staffPath('calendar'), 'staff/calendar/calendar.tsx', { id: 'staff/calendar' }),
        route(staffPath('weather'), 'staff/weather/weather.tsx', { id: 'staff/weather' }),
        route(staffPath('figures'), 'staff/figures/figures.tsx', { id: 'staff/figures' }),
        route(staffPath('drivers'), 'staff/drivers/drivers.tsx', { id: 'staff/drivers' }),
        route(staffPath('home'), 'staff/home.tsx', { id: 'staff/home' }),
        route(staffPath('kitchen'), 'staff/kitchen/kitchen.tsx', { id: 'staff/kitchen' }),
        route(staffPath('labels'), 'staff/labels/labels.tsx', { id: 'staff/labels' }),
        route(staffPath('menus'), 'staff/menus/menus.tsx', { id: 'staff/menus' }),
        route(staffPath('menuFile'), 'staff/menus/import/menu-file.tsx', { id: 'staff/menuFile' }),
        route(staffPath('shelf'), 'staff/shelf/shelf.tsx', { id: 'staff/shelf' }),
        route(staffPath('setEdit'), 'staff/menus/set-form/set-edit.tsx', { id: 'staff/setEdit' }),
        route(staffPath('orders'), 'staff/orders/orders.tsx', { id: 'staff/orders' }),
        route(staffPath('newOrder'), 'staff/new-order/new-order.tsx', { id: 'staff/newOrder' }),
        route(staffPath('editOrder'), 'staff/edit/edit.tsx', { id: 'staff/editOrder' }),
        route(staffPath('orderSlip'), 'staff/slip/slip.tsx', { id: 'staff/orderSlip' }),
        route(staffPath('orderProofs'), 'staff/order/proofs.tsx', { id: 'staff/orderProofs' }),
        route(staffPath('slips'), 'staff/slip/slips.tsx', { id: 'staff/slips' }),
        route(staffPath('order'), 'staff/order/order.tsx', { id: 'staff/order' }),
        route(staffPath('people'), 'staff/people/people.tsx', { id: 'staff/people' }),
        route(staffPath('runs'), 'staff/runs/sheets.tsx', { id: 'staff/runs' }),
        route(staffPath('runPlan'), 'staff/runs/plan.tsx', { id: 'staff/runPlan' }),
        route(staffPath('runPicture'), 'staff/runs/picture.tsx', { id: 'staff/runPicture' }),
        route(staffPath('run'), 'staff/runs/sheets.tsx', { id: 'staff/run' }),
        route(staffPath('site'), 'staff/site/site.tsx', { id: 'staff/site' }),
        route(staffPath('siteQuestions'), 'staff/site/questions.tsx', { id: 'staff/siteQuestions' }),
        route(staffPath('settings'), 'staff/settings/settings.tsx', { id: 'staff/settings' }),
        route(staffPath('start'), 'staff/start/start.tsx', { id: 'staff/start' }),
        route(staffPath('unknown'), 'staff/frame/unknown.ts', { id: 'staff/unknown' }),
      ]),
    ]),
  ]),
]
