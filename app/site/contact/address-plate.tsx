import keyline from '#app/styles/keyline.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { contact, floor } from '#content/pages/contact.ts'
import { langTags } from '#domain/text.ts'
import css from './address-plate.module.css'

/** The address, drawn like the floor plate beside a lift. */
export function AddressPlate({ pickup }: { readonly pickup: string }) {
  const text = useText()
  const lang = useLang()
  const other = lang === 'zh' ? 'en' : 'zh'
  return (
    <div className={css.cloth}>
      <address className={`${keyline.keyline} ${css.plate}`}>
        <p className={css.floor}>
          <span className="num">{floor}</span>
          {text(contact.floor)}
        </p>
        <p className={css.block}>
          {text(contact.block)}
          <span lang={langTags[other]}>{contact.block[other]}</span>
        </p>
        <p className={css.way}>{text(contact.wayThere)}</p>
        <p className={css.way}>{pickup}</p>
      </address>
    </div>
  )
}
