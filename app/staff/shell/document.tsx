import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { apiContext, sessionContext } from '#app/api.server.ts'
import { keepLastGood, ofEveryPage } from '#app/staff/shell/live/last-good.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import { demoShopDetails } from '#content/shop-details.ts'
import { type Lang, parseLang, type Text } from '#domain/text.ts'
import styles from './document.module.css'
import './tokens.css'

export { Failure as ErrorBoundary } from './frame/failure.tsx'

export interface DocumentData {
  readonly lang: Lang
  readonly shopName: Text
  /** False for the demo, whose mark is drawn. */
  readonly hasIcon: boolean
}

/** Signed-in staff have a language of their own; otherwise the address decides it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<DocumentData> {
  const requestedLang = parseLang(new URL(request.url).searchParams.get('lang')) ?? 'zh'
  const { name, symbol } = await context.get(apiContext).shop()
  return {
    lang: context.get(sessionContext)?.staff.lang ?? requestedLang,
    shopName: name,
    hasIcon: symbol !== null || name.zh !== demoShopDetails.name.zh,
  }
}

const orLastGood = keepLastGood<DocumentData>(ofEveryPage)

/** The document stays while offline. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

/** The language changes only with another page; the account page reloads the document. */
export const shouldRevalidate = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod && currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false

export default function StaffDocument() {
  const { lang } = useLoaderData<typeof loader>()
  return (
    <LangProvider lang={lang}>
      <div className={styles.document}>
        <Outlet />
      </div>
      <ScrollRestoration />
      <Scripts />
    </LangProvider>
  )
}
