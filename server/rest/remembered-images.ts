/** Lookups are batched and cached, because a page requests fifty pictures within moments. */
import { findImages, type StoredImage } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'

type FindImage = (id: number) => Promise<StoredImage | null>

/** One query loads these pictures. */
const maxTogether = 100

/** Pictures change only with the revision. */
export function rememberedImages({ db, revision }: Pick<Store, 'db' | 'revision'>): FindImage {
  const find = together((ids) => findImages(db, ids))
  let of = -1
  let imageById = new Map<number, Promise<StoredImage | null>>()
  return (id) => {
    if (of !== revision()) {
      of = revision()
      imageById = new Map()
    }
    const imagePromise = imageById.get(id) ?? find(id)
    // Unknown ids are not cached, because their number is unlimited.
    imageById.set(id, imagePromise)
    imagePromise.then(
      (image) => image || imageById.delete(id),
      () => imageById.delete(id),
    )
    return imagePromise
  }
}

interface Question extends PromiseWithResolvers<StoredImage | null> {
  readonly id: number
}

/** The first lookup is immediate; those requested meanwhile form a batch. */
function together(findAll: (ids: readonly number[]) => Promise<ReadonlyMap<number, StoredImage>>): FindImage {
  const waitingQuestions: Question[] = []
  let isAsking = false

  async function askAll() {
    isAsking = true
    while (waitingQuestions.length > 0) {
      const questions = waitingQuestions.splice(0, maxTogether)
      try {
        const byId = await findAll(questions.map(({ id }) => id))
        for (const { id, resolve } of questions) resolve(byId.get(id) ?? null)
      } catch (error) {
        for (const { reject } of questions) reject(error)
      }
    }
    isAsking = false
  }

  return (id) => {
    const question = { id, ...Promise.withResolvers<StoredImage | null>() }
    waitingQuestions.push(question)
    if (!isAsking) void askAll()
    return question.promise
  }
}
