export interface StreamEvent {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly data: string
}

export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const event of whole) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1]
      if (field('event')) yield { id: field('id'), name: field('event'), data: field('data') ?? '' }
    }
  }
}

/** @param inTime in milliseconds */
export async function next(
  events: AsyncGenerator<StreamEvent>,
  name: string,
  inTime: number,
): Promise<StreamEvent> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no ${name}`)), inTime)
  })
  for (;;) {
    const { value, done } = await Promise.race([events.next(), late])
    if (done) throw new Error('the stream ended')
    // Without notices, kitchens reload regularly.
    if (value.name === name && !value.data.includes('work')) return value
  }
}
