/** Ids are `staff/` and the name in addresses.ts. These pages are rendered for each request and hydrated. */
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type StaffPageId, staffPath } from './addresses.ts'

const page = (id: StaffPageId, module: string) => route(staffPath(id), module, { id: `staff/${id}` })

/** Previews are not hydrated. */
const draftPage = (id: StaffPageId, band: string, module: string) =>
  layout(band, { id: `staff/band-${id}` }, [
    layout('public/layout/layout.tsx', { id: `site/layout-${id}` }, [page(id, module)]),
  ])

export const staffRoutes: RouteConfigEntry[] = [
  draftPage('setDraft', 'staff/shop/menus/drafts/draft-band.tsx', 'public/set/draft.tsx'),
  draftPage('setDraftInEnglish', 'staff/shop/menus/drafts/draft-band.tsx', 'public/set/draft.tsx'),
  draftPage('menuDraft', 'staff/shop/menus/menu-band.tsx', 'public/menu/draft.tsx'),
  draftPage('menuDraftInEnglish', 'staff/shop/menus/menu-band.tsx', 'public/menu/draft.tsx'),
  draftPage('giftDraft', 'staff/shop/menus/menu-band.tsx', 'public/gifts/draft.tsx'),
  draftPage('giftDraftInEnglish', 'staff/shop/menus/menu-band.tsx', 'public/gifts/draft.tsx'),
  draftPage('siteDraft', 'staff/shop/website/draft-band.tsx', 'public/home/draft.tsx'),
  draftPage('siteDraftInEnglish', 'staff/shop/website/draft-band.tsx', 'public/home/draft.tsx'),
  draftPage('pageDraft', 'staff/shop/pages/page-band.tsx', 'public/landing/draft.tsx'),
  draftPage('pageDraftInEnglish', 'staff/shop/pages/page-band.tsx', 'public/landing/draft.tsx'),
  layout('staff/shell/document.tsx', { id: 'staff/document' }, [
    page('signIn', 'staff/office/sign-in/sign-in.tsx'),
    page('welcome', 'staff/office/sign-in/welcome.tsx'),
    page('day', 'staff/office/sign-in/day.tsx'),
    page('pair', 'staff/office/sign-in/pair.tsx'),
    page('passkey', 'staff/office/sign-in/passkey.ts'),
    page('signOut', 'staff/office/sign-in/sign-out.ts'),
    page('moveOn', 'staff/orders/list/move-on.ts'),
    page('pictures', 'staff/shop/pictures/send.ts'),
    page('fresh', 'staff/shell/live/fresh.ts'),
    page('takeBack', 'staff/shell/live/take-back.ts'),
    page('menuDownload', 'staff/shop/menus/import/menu-download.ts'),
    page('ordersCsv', 'staff/orders/list/csv.ts'),
    page('figuresCsv', 'staff/office/figures/csv.ts'),
    page('customersExport', 'staff/office/customers/export.ts'),
    layout('staff/shell/frame/frame.tsx', { id: 'staff/frame' }, [
      layout('staff/shell/frame/inside.tsx', { id: 'staff/inside' }, [
        page('account', 'staff/office/account/account.tsx'),
        page('customers', 'staff/office/customers/customers.tsx'),
        page('dishes', 'staff/shop/dishes/dishes.tsx'),
        page('dishEdit', 'staff/shop/dishes/dish-edit.tsx'),
        page('calendar', 'staff/day/calendar/calendar.tsx'),
        page('weather', 'staff/day/weather/weather.tsx'),
        page('figures', 'staff/office/figures/figures.tsx'),
        page('drivers', 'staff/day/drivers/drivers.tsx'),
        page('home', 'staff/shell/home.tsx'),
        page('kitchen', 'staff/day/kitchen/kitchen.tsx'),
        page('labels', 'staff/day/labels/labels.tsx'),
        page('menus', 'staff/shop/menus/menus.tsx'),
        page('menuFile', 'staff/shop/menus/import/menu-file.tsx'),
        page('categoriesAndGifts', 'staff/shop/categories-and-gifts/categories-and-gifts.tsx'),
        page('setEdit', 'staff/shop/menus/set-form/set-edit.tsx'),
        page('orders', 'staff/orders/list/orders.tsx'),
        page('newOrder', 'staff/orders/new/new-order.tsx'),
        page('editOrder', 'staff/orders/edit/edit.tsx'),
        page('orderSlip', 'staff/orders/slip/slip.tsx'),
        page('orderChat', 'staff/orders/detail/chat.tsx'),
        page('orderProofs', 'staff/orders/detail/proofs.tsx'),
        page('slips', 'staff/orders/slip/slips.tsx'),
        page('order', 'staff/orders/detail/order.tsx'),
        page('people', 'staff/office/people/people.tsx'),
        page('runs', 'staff/day/runs/sheets.tsx'),
        page('runPlan', 'staff/day/runs/plan.tsx'),
        page('runPicture', 'staff/day/runs/picture.tsx'),
        page('run', 'staff/day/runs/sheets.tsx'),
        page('site', 'staff/shop/website/site.tsx'),
        page('siteQuestions', 'staff/shop/website/questions.tsx'),
        page('pages', 'staff/shop/pages/pages.tsx'),
        page('pageEdit', 'staff/shop/pages/page-edit.tsx'),
        page('siteBrand', 'staff/shop/website/brand.tsx'),
        page('settings', 'staff/shop/settings/settings.tsx'),
        page('start', 'staff/office/first-steps/start.tsx'),
        page('unknown', 'staff/shell/frame/unknown.ts'),
      ]),
    ]),
  ]),
]
