import { type FormEvent, useState } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  brandChoiceNames,
  brandFieldNames,
  brandPage,
  pictureUses,
} from '#content/staff/shop/settings/brand.ts'
import { brandColours } from '#domain/shop/brand.ts'
import {
  type BrandPictureName,
  brandChoices,
  brandFields,
  brandIn,
  brandPictures,
} from '#domain/staff/shop/website/brand-part.ts'
import styles from './brand.module.css'
import { BrandPreview } from './brand-preview.tsx'
import { ColourRow } from './colour-row.tsx'
import { PictureField } from './picture-field.tsx'
import { SiteChoice, type SiteFieldsProps } from './site-field.tsx'

/** The form's button for a draft of the standard look. */
export const standardVerb = 'standard'

export function BrandFields(props: SiteFieldsProps) {
  const text = useText()
  const [entry, setEntry] = useState(props.values)
  const pictureOf = (name: BrandPictureName) =>
    props.view.pictures.find(({ id }) => String(id) === entry[name])?.address ?? null
  return (
    <div className={styles.brand} onInput={(event) => setEntry(fieldsAround(event, props.values))}>
      <div className={styles.fields}>
        <Panel title={text(brandPage.logos)} caption={text(brandPage.logosCaption)}>
          <PanelBody>
            <div className={styles.logos}>
              {brandPictures.map((name) => (
                <LogoField key={name} {...props} name={name} logo={pictureOf('logo')} />
              ))}
            </div>
          </PanelBody>
        </Panel>
        <Panel title={text(brandPage.colours)} caption={text(brandPage.coloursCaption)}>
          <PanelBody>
            {brandColours.map((base) => (
              <ColourRow key={base} base={base} entry={entry} problem={props.problems[base]} />
            ))}
            <p className={styles.note}>{text(brandPage.coloursNote)}</p>
          </PanelBody>
        </Panel>
        <Panel title={text(brandPage.style)}>
          <PanelBody>
            {brandFields.map((name) => (
              <SiteChoice
                key={name}
                {...props}
                name={name}
                options={brandChoices[name].map((option) => {
                  const words = brandChoiceNames[name][option]
                  return [option, words ? text(words) : option] as const
                })}
              />
            ))}
            <p>
              <Button name="verb" value={standardVerb}>
                {text(brandPage.standard)}
              </Button>
            </p>
          </PanelBody>
        </Panel>
      </div>
      <BrandPreview brand={brandIn(entry)} logo={pictureOf('logo')} darkLogo={pictureOf('darkLogo')} />
    </div>
  )
}

/** The form's current fields; unticked boxes are empty. */
function fieldsAround({ currentTarget }: FormEvent, values: SiteFieldsProps['values']) {
  const form = currentTarget.closest('form')
  const fields = form ? new FormData(form) : null
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields ? String(fields.get(name) ?? '') : value]),
  )
}

interface LogoFieldProps extends SiteFieldsProps {
  readonly name: BrandPictureName
  readonly logo: string | null
}

function LogoField({ logo, ...props }: LogoFieldProps) {
  const text = useText()
  const { name, values, view } = props
  const address = view.pictures.find(({ id }) => String(id) === values[name])?.address ?? null
  const isWhitened = name === 'darkLogo' && address === null && logo !== null
  const source = isWhitened ? logo : address
  return (
    <PictureField {...props} label={text(brandFieldNames[name])} note={text(pictureUses[name])}>
      <span className={name === 'darkLogo' ? styles.dark : styles.light}>
        {source ? (
          <img src={source} alt="" className={isWhitened ? styles.white : undefined} />
        ) : (
          text(brandPage.none)
        )}
      </span>
      {isWhitened && <small>{text(brandPage.whiteLogo)}</small>}
    </PictureField>
  )
}
