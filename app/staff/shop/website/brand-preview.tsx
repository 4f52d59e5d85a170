import type { CSSProperties } from 'react'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useShopName } from '#app/staff/shell/use-shop-name.ts'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Tag } from '#app/ui/signs/tag.tsx'
import { brandPage } from '#content/staff/shop/settings/brand.ts'
import { type Brand, passingColours } from '#domain/shop/brand.ts'
import { brandProperties } from '#domain/shop/brand-style.ts'
import styles from './brand-preview.module.css'

interface BrandPreviewProps {
  readonly brand: Brand
  readonly logo: string | null
  readonly darkLogo: string | null
}

/** Wears the values by the custom properties that the pages wear once they are published. */
export function BrandPreview({ brand, logo, darkLogo }: BrandPreviewProps) {
  const text = useText()
  const name = useShopName()
  const colours = passingColours(brand)
  const isPassing = Object.entries(colours).every(([base, colour]) => brand[base as keyof Brand] === colour)
  const price = { sign: '$', figure: '2,480' }
  return (
    <div className={styles.place}>
      <Panel title={text(brandPage.preview)} caption={text(brandPage.previewCaption)}>
        <PanelBody>
          {/* Nothing in it can be pressed. */}
          <div
            className={styles.page}
            style={brandProperties({ ...brand, ...colours }) as CSSProperties}
            inert
          >
            <div className={styles.head}>{logo ? <img src={logo} alt={name} /> : <b>{name}</b>}</div>
            <div className={styles.trim} />
            <div className={styles.hero}>
              <div className={styles.card}>
                <b className={styles.title}>{name}</b>
                <span>{text(brandPage.previewLead)}</span>
                <Button size="s">{text(brandPage.previewMenu)}</Button>
              </div>
            </div>
            <div className={styles.set}>
              <Tag kind="popular">{text(brandPage.previewAccent)}</Tag>
              <b>{text(brandPage.previewSet)}</b>
              <small>{text(brandPage.previewGuests)}</small>
              <Price price={price} />
            </div>
            <div className={styles.buttons}>
              <Button kind="jade" size="s">
                {text(brandPage.previewChat)}
              </Button>
              <Button kind="quiet" size="s">
                {text(brandPage.previewFees)}
              </Button>
            </div>
            <div className={styles.letter}>
              <b>{text(brandPage.previewLetter)}</b>
              <Price price={price} size="s" />
            </div>
            <div className={styles.mosaic} />
            <div className={styles.foot}>
              {darkLogo || logo ? (
                <img
                  src={darkLogo ?? logo ?? ''}
                  alt={name}
                  className={darkLogo ? undefined : styles.white}
                />
              ) : (
                <b>{name}</b>
              )}
              <b className={styles.phone}>2000 0099</b>
            </div>
          </div>
          {!isPassing && <p className={styles.note}>{text(brandPage.previewPasses)}</p>}
        </PanelBody>
      </Panel>
    </div>
  )
}
