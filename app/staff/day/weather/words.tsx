import { chatMessage, type Example } from '#app/staff/shell/chat-message.ts'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { asRead, blanksNote, weatherPage } from '#content/staff/day/weather.ts'
import { maxWeatherLetters } from '#domain/staff/day/weather-words.ts'
import { type Lang, langs, langTags, type Text } from '#domain/text.ts'
import styles from './weather.module.css'

interface WordsProps {
  readonly words: Text
  readonly shop: Text
  readonly examples: readonly Example[]
  readonly wrong: Partial<Record<Lang, Text>>
  onType(lang: Lang, words: string): void
}

export function Words({ words, shop, examples, wrong, onType }: WordsProps) {
  const text = useText()
  // The form sends both languages; an invalid one is open.
  const base = langs.find((lang) => wrong[lang]) ?? examples[0]?.lang ?? langs[0]
  return (
    <Panel title={text(weatherPage.receives)}>
      <PanelBody>
        {langs.map((lang) => {
          const example = examples.find((each) => each.lang === lang)
          const name = text(lang === 'zh' ? weatherPage.chinese : weatherPage.english)
          const error = wrong[lang]
          return (
            <details key={lang} open={lang === base}>
              <summary className={styles.summary}>{name}</summary>
              <textarea
                className={styles.words}
                name={`words.${lang}`}
                lang={langTags[lang]}
                rows={9}
                maxLength={maxWeatherLetters}
                value={words[lang]}
                onChange={({ target }) => onType(lang, target.value)}
                aria-label={`${text(weatherPage.wording)} · ${name}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={`words-${lang}-note${error ? ` words-${lang}-wrong` : ''}`}
              />
              {error && (
                <span className={styles.error} id={`words-${lang}-wrong`}>
                  {text(error)}
                </span>
              )}
              <p className={styles.small} id={`words-${lang}-note`}>
                {text(blanksNote(lang))}
              </p>
              {example && (
                <>
                  <p className={styles.small}>{text(asRead(example.name))}</p>
                  <p className={styles.message} lang={langTags[lang]}>
                    {chatMessage(words, example.message, shop, lang)}
                  </p>
                </>
              )}
            </details>
          )
        })}
        <p className={styles.small}>{text(weatherPage.receivesNote)}</p>
      </PanelBody>
    </Panel>
  )
}
