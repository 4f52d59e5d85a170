import { Check } from '#app/staff/shell/ui/field.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { itemCount, shownDays, sitePage, siteTitle } from '#content/staff/shop/settings/site.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { textIn } from '#domain/staff/forms/values.ts'
import type { listNames } from '#domain/staff/shop/website/front-part.ts'
import { itemField, listedIds } from '#domain/staff/shop/website/site-part.ts'
import { BannerPictures } from './banner-pictures.tsx'
import { Gaps } from './gaps.tsx'
import { linkOptions } from './link-options.ts'
import { Rows } from './rows.tsx'
import styles from './site.module.css'
import { DayFields, SiteChoice, SiteField, type SiteFieldsProps } from './site-field.tsx'

const captions = {
  slides: sitePage.slidesCaption,
  popups: sitePage.popupsCaption,
  swiper: sitePage.swiperCaption,
}

export function BannerList({
  list,
  ...props
}: SiteFieldsProps & { readonly list: (typeof listNames)[number] }) {
  const text = useText()
  const { values, view } = props
  const field = (id: string) => (field: string) => values[itemField(id, field)] ?? ''
  const titleOf = (id: string) => text(siteTitle(id, values) ?? sitePage.newBanner)
  const count = listedIds(values, list).length
  return (
    <Rows
      {...props}
      list={list}
      title={text(sitePage[list])}
      caption={`${text(itemCount(count))} · ${text(captions[list])}`}
      titleOf={titleOf}
      head={(id) => (
        <>
          <Thumbnail view={view} value={field(id)('wide')} />
          <span className={styles.words}>
            <b>{titleOf(id)}</b>
            <small>
              {text(textIn(field(id), 'subline'))} {field(id)('link') !== '' && `→ ${field(id)('link')}`}
            </small>
          </span>
          <Gaps {...props} id={id} fields={['headline', 'subline']} />
          <When view={view} field={field(id)} />
        </>
      )}
      beside={(id) => (
        <Check
          label={
            <>
              {text(sitePage.on)}
              <span className="vh">: {titleOf(id)}</span>
            </>
          }
          name={itemField(id, 'on')}
          value="on"
          defaultChecked={field(id)('on') === 'on'}
        />
      )}
      inside={(id) => (
        <>
          {(['headline', 'subline'] as const).map((field) => (
            <div key={field} className={styles.both}>
              {inEachLang(field).map((name) => (
                <SiteField key={name} {...props} name={itemField(id, name)} />
              ))}
            </div>
          ))}
          <div className={styles.figures}>
            <SiteChoice
              {...props}
              name={itemField(id, 'link')}
              options={linkOptions(view, sitePage.toMenu, text, field(id)('link'))}
            />
            <DayFields {...props} row={`item.${id}`} />
            <SiteField {...props} name={itemField(id, 'seasonfrom')} />
            <SiteField {...props} name={itemField(id, 'seasonto')} />
          </div>
          <BannerPictures {...props} id={id} />
        </>
      )}
    />
  )
}

function Thumbnail({ view, value }: Pick<SiteFieldsProps, 'view'> & { readonly value: string }) {
  const picture = view.pictures.find(({ id }) => String(id) === value)
  return picture ? (
    <img className={styles.thumb} src={picture.address} alt="" loading="lazy" />
  ) : (
    <span className={styles.thumb} />
  )
}

function When({
  view,
  field,
}: Pick<SiteFieldsProps, 'view'> & { readonly field: (field: string) => string }) {
  const text = useText()
  const [from, until] = [field('from'), field('until')]
  const days = shownDays(field)
  return (
    <span className={styles.tags}>
      {until !== '' && until < view.today && <Tag>{text(sitePage.ended)}</Tag>}
      {from > view.today && <Tag kind="info">{text(sitePage.later)}</Tag>}
      <Tag {...(days && { kind: 'done' as const })}>{text(days ?? sitePage.always)}</Tag>
    </span>
  )
}
