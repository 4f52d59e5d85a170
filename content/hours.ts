/** How long something takes, in English; in Chinese the figure stands by itself. */
export function hoursInEnglish(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/**
 * The same in Chinese where an hour is a word: 一小時, 72 小時.
 * @param before the Chinese word right before it, from which a figure is set apart
 */
export function hoursInChinese(hours: number, before = ''): string {
  if (hours === 1) return `${before}一小時`
  return `${before}${before && ' '}${hours} 小時`
}
