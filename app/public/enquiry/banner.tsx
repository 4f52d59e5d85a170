import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { layout } from '#content/layout.ts'
import { enquiryPage } from '#content/pages/enquiry.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './enquiry.module.css'

export interface EnquiryBannerProps {
  readonly heading: string
  readonly lead: string
  readonly chatHref: string
  readonly hotline: string
  readonly picture: StoredPicture | null
}

/** The picture's navy background continues below the text. */
export function EnquiryBanner({ heading, lead, chatHref, hotline, picture }: EnquiryBannerProps) {
  const text = useText()
  return (
    <section className={`${css.banner} on-dark`}>
      <div className="wrap">
        <div className={css.words}>
          <SignHeading name="enquiry" className={{ zh: css.signed }}>
            {heading}
          </SignHeading>
          <p>{lead}</p>
          <p className={css.ways}>
            <Button
              kind="butter"
              size="l"
              href={chatHref}
              target="_blank"
              rel="noopener"
              iconAfter="next"
              data-opens="enquiry"
            >
              {text(enquiryPage.enquire)}
            </Button>
            <a className={css.phone} href={callLink(hotline)}>
              <Icon name="phone" />
              <span className="vh">{text(layout.callUs)} </span>
              <span className="num">{withoutCountryCode(hotline)}</span>
            </a>
          </p>
        </div>
      </div>
      {picture && (
        <div className={css.picture}>
          <Picture
            picture={picture}
            width={800}
            widths={[800, 1200, 1600]}
            sizes="(max-width: 767px) 143vw, 78vw"
            eager
          />
        </div>
      )}
    </section>
  )
}
