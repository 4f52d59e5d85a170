/** The worker shows this page at any address without a copy; app/offline/offline-page.ts fills the list. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import card from '#app/public/not-found/not-found.module.css'
import kicker from '#app/styles/kicker.module.css'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import emptySteamer from '#app/ui/pictures/steamer-empty.svg'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { tryAgain } from '#content/ordering/no-connection.ts'
import { offline } from '#content/pages/offline.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './offline.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, hotline } = await context.get(apiContext).shop()
  const lang = langOf(new URL(request.url).pathname)
  return { lang, shopName: name[lang], hotline }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${offline.title[loaderData.lang]} | ${loaderData.shopName}` },
        { name: 'description', content: offline.never[loaderData.lang] },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function Offline() {
  const { hotline } = useLoaderData<typeof loader>()
  const text = useText()
  const lang = useLang()
  return (
    <div className={card.floor}>
      <div className={`wrap ${card.card} ${css.card}`}>
        <img className={css.picture} src={emptySteamer} alt="" width={300} height={300} />
        <div className={card.text}>
          <div>
            <div className={kicker.kicker}>{text(offline.kicker)}</div>
            <SignHeading name="offline">{text(offline.heading)}</SignHeading>
          </div>
          <p>{text(offline.lead)}</p>
          <ul className={css.list}>
            {(['menu', 'basket', 'order'] as const).map((name) => (
              <Entry key={name} name={name} value="" />
            ))}
            <Entry name="telephone" value={text(offline.needsNothing)} />
          </ul>
          <div className={card.ways}>
            <Button href={pagePath('menu', lang)} data-offline="menu-link" hidden>
              {text(offline.seeMenu)}
            </Button>
            <Button kind="jade" icon="phone" href={callLink(hotline)}>
              <span className="num">{withoutCountryCode(hotline)}</span>
            </Button>
            {/* The address is the page that could not be opened. */}
            <Button kind="quiet" href="">
              {text(tryAgain)}
            </Button>
          </div>
          <p className={css.never}>{text(offline.never)}</p>
        </div>
      </div>
    </div>
  )
}

function Entry({
  name,
  value,
}: {
  readonly name: 'menu' | 'basket' | 'order' | 'telephone'
  readonly value: string
}) {
  const text = useText()
  return (
    <li data-offline={name} hidden={value === ''}>
      <Icon name="check" size={20} />
      <span>
        <b>{text(offline[name])}</b>
        {text(offline.colon)}
        <span data-value="">{value}</span>
      </span>
    </li>
  )
}
