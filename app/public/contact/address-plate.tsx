import keyline from '#app/styles/keyline.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { contact, floorOf } from '#content/pages/contact.ts'
import { langTags, otherLang, type Text } from '#domain/text.ts'
import css from './address-plate.module.css'

/** Drawn like a floor plate next to a lift. */
export function AddressPlate({
  address,
  wayThere,
  pickup,
}: {
  readonly address: Text
  readonly wayThere: string
  readonly pickup: string
}) {
  const text = useText()
  const lang = useLang()
  const other = otherLang(lang)
  const { floor, block } = floorOf(address)
  return (
    <div className={css.cloth}>
      <address className={`${keyline.keyline} ${css.plate}`}>
        {floor && (
          <p className={css.floor}>
            <span className="num">{floor}</span>
            {text(contact.floor)}
          </p>
        )}
        <p className={css.block}>
          {text(block)}
          {block.zh !== block.en && <span lang={langTags[other]}>{block[other]}</span>}
        </p>
        {wayThere && <p className={css.way}>{wayThere}</p>}
        <p className={css.way}>{pickup}</p>
      </address>
    </div>
  )
}
