import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import css from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface ButtonLook {
  /** One primary (tomato) button per view; jade is for chat and quotations; quiet is outlined. */
  readonly kind?: 'primary' | 'jade' | 'ink' | 'butter' | 'quiet'
  readonly size?: 's' | 'm' | 'l'
  readonly full?: boolean
  readonly icon?: IconName
  readonly iconAfter?: IconName
}

interface Look extends ButtonLook {
  readonly children: ReactNode
}

type AsButton = Look & { readonly href?: undefined; readonly busy?: boolean } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    keyof Look
  >
type AsLink = Look & { readonly href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look>

/** While busy it keeps its width and announces a spinner. */
export function Button(props: AsButton | AsLink) {
  const { kind = 'primary', size = 'm', full, icon, iconAfter, children, className, ...rest } = props
  const classes = [css.button, css[kind], css[size], full && css.full, className].filter(Boolean).join(' ')
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {icon && <Icon name={icon} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </a>
    )
  }
  const { busy = false, ...button } = rest
  const sign = busy ? 'busy' : icon
  return (
    <button type="button" {...button} className={classes} aria-busy={busy || undefined}>
      {sign && <Icon name={sign} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}

export function ArrowLink({
  children,
  icon = 'next',
  className,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly icon?: IconName }) {
  return (
    <a {...link} className={[css.link, className].filter(Boolean).join(' ')}>
      {children}
      <Icon name={icon} />
    </a>
  )
}

/** Needs a label; `inked` is for pictures. */
export function IconButton({
  name,
  label,
  line = false,
  inked = false,
  className,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly name: IconName
  readonly label: string
  readonly line?: boolean
  readonly inked?: boolean
}) {
  const classes = [css.iconButton, line && css.lined, inked && css.inked, className].filter(Boolean).join(' ')
  return (
    <button type="button" {...button} className={classes} aria-label={label}>
      <Icon name={name} />
    </button>
  )
}
