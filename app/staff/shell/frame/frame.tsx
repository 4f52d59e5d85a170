import { useRef } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  NavLink,
  useLoaderData,
  useLocation,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { Keycap } from '#app/staff/shell/keyboard/keycap.tsx'
import { ShortcutList } from '#app/staff/shell/keyboard/shortcut-list.tsx'
import { useShortcuts } from '#app/staff/shell/keyboard/use-shortcuts.ts'
import { keepLastGood, ofEveryPage } from '#app/staff/shell/live/last-good.ts'
import { Live } from '#app/staff/shell/live/live.tsx'
import { Toasts } from '#app/staff/shell/live/toasts.tsx'
import { useLive } from '#app/staff/shell/live/use-live.ts'
import { signedInToAccount } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { HasEnglishContext } from '#app/staff/shell/ui/has-english.ts'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Mark } from '#app/staff/shell/ui/mark.tsx'
import { useShopName } from '#app/staff/shell/use-shop-name.ts'
import { useText } from '#app/ui/lang.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { frame, roleNames } from '#content/staff/shell/frame.ts'
import { waitingOrders } from '#content/staff/shell/live.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import { may, seesOrderLists } from '#domain/staff/permissions.ts'
import { Clock } from './clock.tsx'
import styles from './frame.module.css'
import { type NavigationEntry, type NavigationGroup, navigationFor } from './navigation.ts'
import { OrderSearch } from './order-search.tsx'
import { Page } from './page.tsx'

export { Failure as ErrorBoundary } from './failure.tsx'

/** This number fits a phone's width next to the menu tab. */
const maxTabs = 4

export async function loader(args: LoaderFunctionArgs) {
  const session = signedInToAccount(args)
  const { staff } = session
  const { name, role, shortcuts } = staff
  const api = args.context.get(apiContext)
  const { hotline, hasEnglish } = await api.shop()
  const isOpening = may(role, 'change-settings') && (await api.opening()).isHidden
  const live = await args.context.get(staffApiContext).live.now(staff, session.lacksFactor)
  // Only drivers work outside the office.
  const officePhone = role === 'driver' && hotline ? hotline : null
  return { name, role, shortcuts, live, officePhone, isOpening, hasEnglish }
}

type FrameData = Awaited<ReturnType<typeof loader>>

const orLastGood = keepLastGood<FrameData>(ofEveryPage)

/** The frame stays while the database is down. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Frame() {
  const frameData = useLoaderData<FrameData>()
  const { name, role, shortcuts, live: firstLive, officePhone, isOpening, hasEnglish } = frameData
  const isGuide = useLocation().pathname === staffPath('start')
  const { live, connection } = useLive(firstLive)
  const keys = useRef<HTMLDialogElement>(null)
  useShortcuts(shortcuts, keys)
  const text = useText()
  const shopName = useShopName()
  const navigation = navigationFor(role)
  const waitingCount = live.fresh?.waiting ?? 0
  return (
    <div className={styles.frame}>
      <SkipLink />
      <nav className={styles.rail} aria-label={text(frame.menu)}>
        <Link className={styles.logo} to={staffPath('home')}>
          <Mark onDark size={28} />
          <span>
            {shopName}
            <small>{text(frame.office)}</small>
          </span>
        </Link>
        {navigation.map((group) => (
          <NavigationList key={group.name.en} {...group} waiting={waitingCount} />
        ))}
        <div className={styles.foot}>
          <NavLink to={staffPath('account')}>{name}</NavLink>
          <small>{text(roleNames[role])}</small>
          <Form method="post" action={staffPath('signOut')} reloadDocument>
            <button className={styles.leave} type="submit">
              {text(frame.signOut)}
            </button>
          </Form>
        </div>
      </nav>
      <div className={styles.main}>
        <header className={styles.top}>
          {seesOrderLists(role) && <OrderSearch />}
          <div className={styles.end}>
            <Live live={live} connection={connection} />
            {may(role, 'change-order') && (
              <ButtonLink
                to={staffPath('newOrder')}
                data-shortcut="n"
                aria-label={`${text(pageNames.newOrder)} N`}
              >
                <StaffIcon name="plus" /> <span className={styles.wide}>{text(pageNames.newOrder)}</span>{' '}
                <Keycap name="N" />
              </ButtonLink>
            )}
            <Clock className={styles.clock} now={live.now} />
            <Link
              className={styles.account}
              to={staffPath('account')}
              aria-label={`${text(pageNames.account)}: ${name}`}
            >
              <StaffIcon name="person" />
            </Link>
          </div>
        </header>
        {isOpening && !isGuide && (
          <Link className={styles.guide} to={staffPath('start')}>
            {text(frame.backToStart)}
          </Link>
        )}
        <HasEnglishContext value={hasEnglish}>
          <Page />
        </HasEnglishContext>
      </div>
      <Toasts live={live} />
      <ShortcutList dialog={keys} />
      <nav className={styles.tabs} aria-label={text(frame.menu)}>
        {navigation
          .flatMap(({ entries }) => entries)
          .slice(0, maxTabs)
          .map((entry) => (
            <NavigationLink key={entry.page} {...entry} waiting={waitingCount} />
          ))}
        {officePhone && (
          <a href={callLink(officePhone)}>
            <StaffIcon name="phone" />
            {text(frame.callOffice)}
          </a>
        )}
        <NavLink to={staffPath('account')}>
          <StaffIcon name="more" />
          {text(frame.more)}
        </NavLink>
      </nav>
    </div>
  )
}

interface WaitingProps {
  readonly waiting: number
}

function NavigationList({ name, entries, waiting }: NavigationGroup & WaitingProps) {
  const text = useText()
  return (
    <>
      <h2>{text(name)}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.page}>
            <NavigationLink {...entry} waiting={waiting} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NavigationLink({ page, icon, name, waiting }: NavigationEntry & WaitingProps) {
  const text = useText()
  return (
    <NavLink to={staffPath(page)} end={page === 'home'}>
      <StaffIcon name={icon} />
      {text(name)}
      {page === 'orders' && waiting > 0 && (
        <b className={styles.waiting}>
          <span aria-hidden="true">{waiting}</span>
          <span className="vh">{text(waitingOrders(waiting))}</span>
        </b>
      )}
    </NavLink>
  )
}
