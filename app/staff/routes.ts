/** Ids are `staff/` and the name in addresses.ts. These pages are rendered for each request and hydrated. */
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type StaffPageId, staffPath } from './addresses.ts'

/** Previews are not hydrated. */
const draftRoute = (page: StaffPageId, band: string, module: string) =>
  layout(band, { id: `staff/band-${page}` }, [
    layout('public/layout/layout.tsx', { id: `site/layout-${page}` }, [
      route(staffPath(page), module, { id: `staff/${page}` }),
    ]),
  ])

export const staffRoutes: RouteConfigEntry[] = [
  draftRoute('setDraft', 'staff/shop/menus/drafts/draft-band.tsx', 'public/set/draft.tsx'),
  draftRoute('setDraftInEnglish', 'staff/shop/menus/drafts/draft-band.tsx', 'public/set/draft.tsx'),
  draftRoute('menuDraft', 'staff/shop/menus/menu-band.tsx', 'public/menu/draft.tsx'),
  draftRoute('menuDraftInEnglish', 'staff/shop/menus/menu-band.tsx', 'public/menu/draft.tsx'),
  draftRoute('giftDraft', 'staff/shop/menus/menu-band.tsx', 'public/gifts/draft.tsx'),
  draftRoute('giftDraftInEnglish', 'staff/shop/menus/menu-band.tsx', 'public/gifts/draft.tsx'),
  draftRoute('siteDraft', 'staff/shop/website/draft-band.tsx', 'public/home/draft.tsx'),
  draftRoute('siteDraftInEnglish', 'staff/shop/website/draft-band.tsx', 'public/home/draft.tsx'),
  layout('staff/shell/document.tsx', { id: 'staff/document' }, [
    route(staffPath('signIn'), 'staff/office/sign-in/sign-in.tsx', { id: 'staff/signIn' }),
    route(staffPath('welcome'), 'staff/office/sign-in/welcome.tsx', { id: 'staff/welcome' }),
    route(staffPath('day'), 'staff/office/sign-in/day.tsx', { id: 'staff/day' }),
    route(staffPath('pair'), 'staff/office/sign-in/pair.tsx', { id: 'staff/pair' }),
    route(staffPath('passkey'), 'staff/office/sign-in/passkey.ts', { id: 'staff/passkey' }),
    route(staffPath('signOut'), 'staff/office/sign-in/sign-out.ts', { id: 'staff/signOut' }),
    route(staffPath('moveOn'), 'staff/orders/list/move-on.ts', { id: 'staff/moveOn' }),
    route(staffPath('pictures'), 'staff/shop/pictures/send.ts', { id: 'staff/pictures' }),
    route(staffPath('fresh'), 'staff/shell/live/fresh.ts', { id: 'staff/fresh' }),
    route(staffPath('takeBack'), 'staff/shell/live/take-back.ts', { id: 'staff/takeBack' }),
    route(staffPath('menuDownload'), 'staff/shop/menus/import/menu-download.ts', {
      id: 'staff/menuDownload',
    }),
    route(staffPath('ordersCsv'), 'staff/orders/list/csv.ts', { id: 'staff/ordersCsv' }),
    route(staffPath('figuresCsv'), 'staff/office/figures/csv.ts', { id: 'staff/figuresCsv' }),
    route(staffPath('customersExport'), 'staff/office/customers/export.ts', { id: 'staff/customersExport' }),
    layout('staff/shell/frame/frame.tsx', { id: 'staff/frame' }, [
      layout('staff/shell/frame/inside.tsx', { id: 'staff/inside' }, [
        route(staffPath('account'), 'staff/office/account/account.tsx', { id: 'staff/account' }),
        route(staffPath('customers'), 'staff/office/customers/customers.tsx', { id: 'staff/customers' }),
        route(staffPath('dishes'), 'staff/shop/dishes/dishes.tsx', { id: 'staff/dishes' }),
        route(staffPath('dishEdit'), 'staff/shop/dishes/dish-edit.tsx', { id: 'staff/dishEdit' }),
        route(staffPath('calendar'), 'staff/day/calendar/calendar.tsx', { id: 'staff/calendar' }),
        route(staffPath('weather'), 'staff/day/weather/weather.tsx', { id: 'staff/weather' }),
        route(staffPath('figures'), 'staff/office/figures/figures.tsx', { id: 'staff/figures' }),
        route(staffPath('drivers'), 'staff/day/drivers/drivers.tsx', { id: 'staff/drivers' }),
        route(staffPath('home'), 'staff/shell/home.tsx', { id: 'staff/home' }),
        route(staffPath('kitchen'), 'staff/day/kitchen/kitchen.tsx', { id: 'staff/kitchen' }),
        route(staffPath('labels'), 'staff/day/labels/labels.tsx', { id: 'staff/labels' }),
        route(staffPath('menus'), 'staff/shop/menus/menus.tsx', { id: 'staff/menus' }),
        route(staffPath('menuFile'), 'staff/shop/menus/import/menu-file.tsx', { id: 'staff/menuFile' }),
        route(staffPath('categoriesAndGifts'), 'staff/shop/categories-and-gifts/categories-and-gifts.tsx', {
          id: 'staff/shelf',
        }),
        route(staffPath('setEdit'), 'staff/shop/menus/set-form/set-edit.tsx', { id: 'staff/setEdit' }),
        route(staffPath('orders'), 'staff/orders/list/orders.tsx', { id: 'staff/orders' }),
        route(staffPath('newOrder'), 'staff/orders/new/new-order.tsx', { id: 'staff/newOrder' }),
        route(staffPath('editOrder'), 'staff/orders/edit/edit.tsx', { id: 'staff/editOrder' }),
        route(staffPath('orderSlip'), 'staff/orders/slip/slip.tsx', { id: 'staff/orderSlip' }),
        route(staffPath('orderChat'), 'staff/orders/detail/chat.tsx', { id: 'staff/orderChat' }),
        route(staffPath('orderProofs'), 'staff/orders/detail/proofs.tsx', { id: 'staff/orderProofs' }),
        route(staffPath('slips'), 'staff/orders/slip/slips.tsx', { id: 'staff/slips' }),
        route(staffPath('order'), 'staff/orders/detail/order.tsx', { id: 'staff/order' }),
        route(staffPath('people'), 'staff/office/people/people.tsx', { id: 'staff/people' }),
        route(staffPath('runs'), 'staff/day/runs/sheets.tsx', { id: 'staff/runs' }),
        route(staffPath('runPlan'), 'staff/day/runs/plan.tsx', { id: 'staff/runPlan' }),
        route(staffPath('runPicture'), 'staff/day/runs/picture.tsx', { id: 'staff/runPicture' }),
        route(staffPath('run'), 'staff/day/runs/sheets.tsx', { id: 'staff/run' }),
        route(staffPath('site'), 'staff/shop/website/site.tsx', { id: 'staff/site' }),
        route(staffPath('siteQuestions'), 'staff/shop/website/questions.tsx', { id: 'staff/siteQuestions' }),
        route(staffPath('settings'), 'staff/shop/settings/settings.tsx', { id: 'staff/settings' }),
        route(staffPath('start'), 'staff/office/first-steps/start.tsx', { id: 'staff/start' }),
        route(staffPath('unknown'), 'staff/shell/frame/unknown.ts', { id: 'staff/unknown' }),
      ]),
    ]),
  ]),
]
