/** How long something takes, in English; in Chinese the figure stands by itself. */
export function hoursInEnglish(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

/** The same in Chinese where an hour is a word: 一小時, 72 小時. */
export function hoursInChinese(hours: number): string {
  return hours === 1 ? '一小時' : `${hours} 小時`
}
