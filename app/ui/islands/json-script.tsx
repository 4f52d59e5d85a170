export interface JsonScriptProps {
  readonly value: object
  /** Linked data is read by search engines, not by our scripts. */
  readonly isLinkedData?: boolean
  readonly id?: string
}

export function JsonScript({ value, isLinkedData = false, id }: JsonScriptProps) {
  return (
    <script
      type={isLinkedData ? 'application/ld+json' : 'application/json'}
      id={id}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped can't end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  )
}
