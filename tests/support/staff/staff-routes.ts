/** Expected status by role. A URL without an entry does not compile. */
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'
import { may, type Role, type StaffAction } from '#domain/staff/permissions.ts'

export interface RouteContext {
  readonly orderId: number
  readonly reference: string
  /** The order is due today. */
  readonly date: string
  /** Has the order and the driver. */
  readonly runId: number
}

type Answer = (role: Role) => number

export interface StaffRoute {
  readonly params?: (context: RouteContext) => Readonly<Record<string, string>>
  /** Includes the question mark. */
  readonly query?: (context: RouteContext) => string
  /** The same page has these query strings, with the same status. */
  readonly views?: readonly string[]
  /** A door opens without a session. */
  readonly isDoor?: true
  /** A preview has no scripts (decision 0034). */
  readonly isPreview?: true
  /** Undefined if there is no page to read. */
  readonly reads?: Answer
  /** An accepted form and its status. */
  readonly acts?: {
    readonly form: (context: RouteContext) => Readonly<Record<string, string>>
    readonly answer: Answer
  }
  /** Refused to roles without the page. */
  readonly verbs?: readonly string[]
}

const always =
  (status: number): Answer =>
  () =>
    status
/** For other roles the page does not exist. */
const ifMay =
  (action: StaffAction, status = 200, otherwise = 404): Answer =>
  (role) =>
    may(role, action) ? status : otherwise
const ifDriver =
  (status: number, otherwise: number): Answer =>
  (role) =>
    role === 'driver' ? status : otherwise
const seesToday = ifDriver(404, 200)

/** The form has an outdated version. */
const confirm = ({ orderId }: RouteContext) => ({ verb: 'confirm', order: String(orderId), version: '999' })
/** Delivers an order that is on nobody's run. */
const clickNowhere = () => ({ key: 'a-key-of-the-walk', of: '999999', verb: 'hand-over' })
const token = () => ({ token: 'a'.repeat(43) })

const firstGift = () => '?name=seasonal-fruit-basket'

export const staffRouteTable: Readonly<Record<StaffPageId, StaffRoute>> = {
  account: { reads: always(200), acts: { form: () => ({ verb: 'end-others' }), answer: always(200) } },
  backups: {
    reads: ifMay('take-backups'),
    acts: { form: () => ({ verb: 'back-up' }), answer: ifMay('take-backups') },
  },
  backupDownload: { params: () => ({ name: 'missing' }), reads: always(404) },
  customers: {
    verbs: ['find', 'ask', 'erase'],
    reads: ifMay('handle-customer-data'),
    acts: { form: () => ({ verb: 'find', query: '5999 0000' }), answer: ifMay('handle-customer-data') },
  },
  customersExport: {
    reads: always(302),
    acts: { form: () => ({ order: '999999', format: 'json' }), answer: ifMay('handle-customer-data', 302) },
  },
  // Redirects a signed-in driver to the first page.
  day: {
    isDoor: true,
    params: token,
    reads: ifDriver(302, 410),
    acts: { form: () => ({}), answer: ifDriver(302, 410) },
  },
  dishes: {
    verbs: ['add', 'sell-out', 'offer-again'],
    reads: ifMay('mark-sold-out'),
    acts: {
      form: () => ({ verb: 'offer-again', dish: 'none' }),
      answer: ifMay('mark-sold-out', 422),
    },
  },
  dishEdit: {
    verbs: ['on-sale', 'off-sale', 'save-draft', 'publish', 'discard', 'picture', 'restore-1'],
    params: () => ({ dish: 'egg-tarts' }),
    reads: ifMay('edit-menus'),
    acts: { form: () => ({ opened: '{}' }), answer: ifMay('edit-menus') },
  },
  calendar: {
    verbs: ['days', 'save'],
    reads: ifMay('change-days'),
    acts: { form: () => ({ verb: 'save' }), answer: ifMay('change-days', 400) },
  },
  categoriesAndGifts: {
    verbs: [
      'up',
      'down',
      'place',
      'on',
      'off',
      'remove',
      'add',
      'keep',
      'save-draft',
      'publish',
      'discard',
      'picture',
      'restore-1',
    ],
    reads: ifMay('edit-menus'),
    acts: { form: () => ({ verb: 'up', kind: 'gift', item: '1' }), answer: ifMay('edit-menus') },
  },
  weather: {
    reads: ifMay('postpone'),
    acts: { form: () => ({ recall: 'none' }), answer: ifMay('postpone', 409) },
  },
  drivers: {
    verbs: ['add', 'change-phone', 'give', 'revoke'],
    reads: ifMay('plan-runs'),
    acts: { form: () => ({ verb: 'add', name: 'Kit' }), answer: ifMay('plan-runs') },
  },
  editOrder: {
    params: ({ reference }) => ({ reference }),
    reads: ifMay('change-order'),
    acts: {
      form: () => ({ verb: 'save', version: '999', opened: '{}', note: 'asked by phone' }),
      answer: always(409),
    },
  },
  figures: { reads: ifMay('see-figures') },
  figuresCsv: { reads: ifMay('see-figures') },
  fresh: { reads: always(200) },
  home: { reads: always(302) },
  kitchen: {
    reads: seesToday,
    views: ['?by=order', '?by=run'],
    acts: {
      form: ({ date }) => ({ date, dish: 'none', done: 'no' }),
      answer: ifMay('tick-dishes', 200, 422),
    },
  },
  labels: {
    reads: seesToday,
    acts: {
      form: ({ date }) => ({ date, slot: '10:00' }),
      answer: ifMay('print-labels', 200, 403),
    },
  },
  // Permission is checked for each selected order.
  moveOn: {
    reads: always(302),
    acts: { form: () => ({ selected: '999999.1.confirm' }), answer: always(200) },
  },
  menus: {
    verbs: ['add', 'up', 'down', 'place', 'on', 'off'],
    reads: ifMay('edit-menus'),
    acts: { form: () => ({ set: '2', verb: 'on' }), answer: ifMay('edit-menus') },
  },
  menuDownload: { params: () => ({ file: 'menu.json' }), reads: ifMay('edit-menus') },
  manyPictures: { reads: ifMay('edit-menus') },
  menuFile: {
    verbs: ['sample'],
    reads: ifMay('edit-menus'),
    acts: { form: () => ({}), answer: ifMay('edit-menus', 422) },
  },
  newOrder: {
    reads: ifMay('change-order'),
    acts: {
      form: () => ({ verb: 'save', key: 'a-key-of-the-walk-0000' }),
      answer: ifMay('change-order', 409),
    },
  },
  order: {
    params: ({ reference }) => ({ reference }),
    reads: always(200),
    acts: { form: confirm, answer: always(409) },
  },
  orderChat: {
    params: ({ reference }) => ({ reference }),
    reads: ifMay('change-order'),
    acts: { form: () => ({}), answer: ifMay('change-order') },
  },
  // There is no transfer picture.
  orderProofs: { params: ({ reference }) => ({ reference }), reads: always(404) },
  orderSlip: { params: ({ reference }) => ({ reference }), reads: seesToday },
  orders: { reads: always(200), views: ['?view=table'], acts: { form: confirm, answer: always(409) } },
  ordersCsv: { query: ({ orderId }) => chosenQuery([orderId]), reads: ifMay('export-orders') },
  pair: { isDoor: true, params: token, reads: always(410), acts: { form: () => ({}), answer: always(410) } },
  passkey: {
    isDoor: true,
    reads: always(302),
    acts: { form: () => ({ purpose: 'sign-in' }), answer: always(200) },
  },
  people: {
    verbs: [
      'invite',
      'invite-again',
      'revoke-invite',
      'add',
      'change-role',
      'block',
      'unblock',
      'end-sessions',
      'end-session',
      'new-digits',
      'pair',
      'unpair',
    ],
    reads: ifMay('manage-people'),
    acts: { form: () => ({ verb: 'add', name: 'Kit', role: 'driver' }), answer: ifMay('manage-people') },
  },
  menuDraft: { isPreview: true, reads: ifMay('edit-menus') },
  menuDraftInEnglish: { isPreview: true, reads: ifMay('edit-menus') },
  giftDraft: { isPreview: true, query: firstGift, reads: ifMay('edit-menus') },
  giftDraftInEnglish: { isPreview: true, query: firstGift, reads: ifMay('edit-menus') },
  setDraft: { isPreview: true, params: () => ({ set: '2' }), reads: ifMay('edit-menus') },
  setDraftInEnglish: { isPreview: true, params: () => ({ set: '2' }), reads: ifMay('edit-menus') },
  setEdit: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1', 'picture'],
    params: () => ({ set: '2' }),
    reads: ifMay('edit-menus'),
    acts: { form: () => ({ verb: 'discard', opened: '{}' }), answer: ifMay('edit-menus') },
  },
  site: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  siteHome: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  siteClients: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  siteQuestions: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  siteTerms: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  sitePrivacy: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  siteBrand: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'save-draft', opened: '{}' }), answer: ifMay('edit-site', 400) },
  },
  pages: {
    verbs: ['on', 'off', 'up', 'down', 'add'],
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'on', page: 'no-such-page' }), answer: ifMay('edit-site', 404) },
  },
  pageEdit: {
    verbs: ['save-draft', 'publish', 'discard', 'restore-1', 'picture'],
    params: () => ({ page: 'thai-catering' }),
    reads: ifMay('edit-site'),
    acts: { form: () => ({ verb: 'discard', opened: '{}' }), answer: ifMay('edit-site') },
  },
  pageDraft: { isPreview: true, params: () => ({ page: 'thai-catering' }), reads: ifMay('edit-site') },
  pageDraftInEnglish: {
    isPreview: true,
    params: () => ({ page: 'thai-catering' }),
    reads: ifMay('edit-site'),
  },
  districtDraft: { isPreview: true, params: () => ({ page: 'eastern' }), reads: ifMay('edit-site') },
  districtDraftInEnglish: {
    isPreview: true,
    params: () => ({ page: 'eastern' }),
    reads: ifMay('edit-site'),
  },
  siteDraft: { isPreview: true, reads: ifMay('edit-site') },
  siteDraftInEnglish: { isPreview: true, reads: ifMay('edit-site') },
  termsDraft: { isPreview: true, reads: ifMay('edit-site') },
  termsDraftInEnglish: { isPreview: true, reads: ifMay('edit-site') },
  privacyDraft: { isPreview: true, reads: ifMay('edit-site') },
  privacyDraftInEnglish: { isPreview: true, reads: ifMay('edit-site') },
  clientsDraft: { isPreview: true, reads: ifMay('edit-site') },
  clientsDraftInEnglish: { isPreview: true, reads: ifMay('edit-site') },
  run: {
    params: ({ runId }) => ({ run: String(runId) }),
    reads: ifMay('drive'),
    acts: { form: clickNowhere, answer: ifMay('drive', 403) },
  },
  // There is no delivery picture.
  runPicture: { params: ({ orderId }) => ({ order: String(orderId) }), reads: always(404) },
  runPlan: {
    verbs: ['propose', 'up', 'down', 'give-stop', 'give-run'],
    reads: ifMay('plan-runs'),
    acts: { form: ({ date }) => ({ date, verb: 'propose' }), answer: ifMay('plan-runs', 302) },
  },
  runs: { reads: ifMay('drive'), acts: { form: clickNowhere, answer: ifMay('drive', 403) } },
  settings: {
    verbs: ['save', 'restore', 'resend-letters', 'sample-placed'],
    reads: ifMay('change-settings'),
    acts: { form: () => ({ section: 'terms', opened: '{}' }), answer: ifMay('change-settings') },
  },
  start: {
    verbs: ['open', 'close', 'skip', 'date'],
    reads: ifMay('change-settings'),
    acts: { form: () => ({ verb: 'skip', step: 'brand' }), answer: ifMay('change-settings') },
  },
  signIn: {
    isDoor: true,
    reads: always(302),
    acts: { form: () => ({ email: 'nobody@example.com', password: 'wrong' }), answer: always(302) },
  },
  signOut: { isDoor: true, reads: always(302) },
  pictures: {
    reads: always(302),
    acts: { form: () => ({ shape: 'dish', of: '1' }), answer: ifMay('edit-menus', 422) },
  },
  slips: { query: ({ orderId }) => chosenQuery([orderId]), reads: always(200) },
  takeBack: { reads: always(302), acts: { form: () => ({ step: '999999.1' }), answer: always(200) } },
  unknown: { reads: always(404), acts: { form: () => ({}), answer: always(404) } },
  webhooks: {
    views: ['?only=failed'],
    reads: ifMay('change-settings'),
    acts: { form: () => ({ verb: 'add', address: '' }), answer: ifMay('change-settings', 400) },
    verbs: ['add', 'change', 'pause', 'resume', 'renew-secret', 'remove', 'test', 'again'],
  },
  welcome: {
    isDoor: true,
    params: token,
    reads: always(410),
    acts: { form: () => ({ name: 'Kit' }), answer: always(400) },
  },
}

/** The list includes the page's other views. */
export function staffAddresses(page: StaffPageId, context: RouteContext): [string, ...string[]] {
  const { params, query, views = [] } = staffRouteTable[page]
  const values = params?.(context) ?? {}
  const path = staffPath(page)
    .replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '')
    .replace('*', 'nothing/')
  return [path + (query?.(context) ?? ''), ...views.map((view) => path + view)]
}

/** Addresses of a shop without orders, dishes or drivers that list something; null for pages that list nothing. */
export const emptyLists: Readonly<Record<StaffPageId, readonly string[] | null>> = {
  account: [''],
  backups: [''],
  backupDownload: null,
  calendar: null,
  customers: [''],
  customersExport: null,
  day: null,
  dishEdit: null,
  dishes: [''],
  drivers: [''],
  editOrder: null,
  figures: ['', '?view=table'],
  figuresCsv: null,
  fresh: null,
  giftDraft: null,
  giftDraftInEnglish: null,
  home: null,
  kitchen: ['', '?by=order', '?by=run'],
  labels: [''],
  menuDownload: null,
  menuDraft: null,
  menuDraftInEnglish: null,
  manyPictures: null,
  menuFile: null,
  menus: ['', '?q=tea'],
  moveOn: null,
  newOrder: null,
  districtDraft: null,
  districtDraftInEnglish: null,
  order: null,
  orderChat: null,
  orderProofs: null,
  orderSlip: null,
  orders: ['', '?view=table', '?q=tea'],
  ordersCsv: null,
  pageDraft: null,
  pageDraftInEnglish: null,
  pageEdit: null,
  pages: null,
  pair: null,
  passkey: null,
  people: [''],
  pictures: null,
  run: null,
  runPicture: null,
  runPlan: [''],
  runs: [''],
  setDraft: null,
  setDraftInEnglish: null,
  setEdit: null,
  settings: [''],
  categoriesAndGifts: ['', '?q=tea'],
  signIn: null,
  signOut: null,
  site: [''],
  siteDraft: null,
  siteDraftInEnglish: null,
  termsDraft: null,
  termsDraftInEnglish: null,
  privacyDraft: null,
  privacyDraftInEnglish: null,
  siteBrand: [''],
  siteQuestions: [''],
  siteTerms: [''],
  sitePrivacy: [''],
  clientsDraft: null,
  clientsDraftInEnglish: null,
  siteHome: [''],
  siteClients: [''],
  slips: [''],
  start: null,
  takeBack: null,
  unknown: null,
  weather: [''],
  webhooks: ['', '?only=failed'],
  welcome: null,
}
