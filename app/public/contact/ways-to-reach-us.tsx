import { pagePath } from '#app/paths.ts'
import { PageIcon, type PageIconName } from '#app/public/sections/page-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { contact } from '#content/pages/contact.ts'
import { findOrder } from '#content/pages/find-order.ts'
import type { Text } from '#domain/text.ts'
import css from './ways-to-reach-us.module.css'

export interface WaysToReachUsProps {
  readonly chatHref: string
  readonly email: string
  readonly facebookUrl: string | null
  readonly instagramUrl: string | null
  readonly hours: string
}

export function WaysToReachUs({ chatHref, email, facebookUrl, instagramUrl, hours }: WaysToReachUsProps) {
  const text = useText()
  const lang = useLang()
  return (
    <dl className={css.ways}>
      <div>
        <Term icon="chat" name={contact.chat} />
        <dd>
          <Button kind="jade" size="s" href={chatHref} target="_blank" rel="noopener">
            {text(contact.startChat)}
            <NewTab />
          </Button>
        </dd>
      </div>
      <div>
        <Term icon="mail" name={contact.mail} />
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <Term icon="search" name={contact.order} />
        <dd>
          <a href={pagePath('find-order', lang)}>{text(findOrder.title)}</a>
        </dd>
      </div>
      <div>
        <Term icon="clock" name={contact.times} />
        <dd>{hours}</dd>
      </div>
      {(facebookUrl || instagramUrl) && (
        <div>
          <Term icon="guests" name={contact.social} />
          <dd>
            {facebookUrl && (
              <a href={facebookUrl} target="_blank" rel="noopener" lang="en">
                <PageIcon name="facebook" />
                Facebook
                <NewTab />
              </a>
            )}
            {instagramUrl && (
              <a href={instagramUrl} target="_blank" rel="noopener" lang="en">
                <PageIcon name="instagram" />
                Instagram
                <NewTab />
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Term({ icon, name }: { readonly icon: PageIconName; readonly name: Text }) {
  return (
    <dt>
      <PageIcon name={icon} size={24} />
      {useText()(name)}
    </dt>
  )
}
