/** Written by `npm run graphql:schema` from the GraphQL schema: the types of the call addOrder. */

export type Access = 'LIFT' | 'NO_WAITING' | 'PERMIT' | 'STAIRS'

export type Allergen =
  | 'CELERY'
  | 'CRUSTACEAN'
  | 'EGG'
  | 'FISH'
  | 'GLUTEN'
  | 'LUPIN'
  | 'MILK'
  | 'MOLLUSC'
  | 'MUSTARD'
  | 'PEANUT'
  | 'SESAME'
  | 'SOY'
  | 'SULPHITE'
  | 'TREENUT'

export interface ExtraInput {
  readonly extra: number
  readonly wanted: boolean
}

export type Fulfilment = 'DELIVERY' | 'SELF'

export type Lang = 'EN' | 'ZH'

export interface Order {
  readonly id: string
  readonly orderDetails: readonly OrderedMeal[]
  readonly orderSource: string
  readonly orderState: OrderState
  readonly orderTime: string
  readonly reference: string
  readonly statusUrl: string
  readonly username: string
}

export interface OrderClassifyInput {
  readonly Beyond?: boolean | null
  readonly SBeyond?: boolean | null
  readonly default?: readonly string[] | null
  readonly dishes: readonly OrderDishInput[]
  readonly id?: string | null
  readonly max?: number | null
  readonly min?: number | null
  readonly name: string
}

export interface OrderDishInput {
  readonly count?: number
  readonly description?: string | null
  readonly id?: string | null
  readonly image?: string | null
  readonly name: string
  readonly price?: number | null
  readonly soldOutFrom?: string | null
  readonly soldOutUntil?: string | null
  readonly type?: string | null
}

export interface OrderInput {
  readonly access?: readonly Access[] | null
  readonly accessNote?: string | null
  readonly allergens?: readonly Allergen[] | null
  readonly alternatePhone?: string | null
  readonly area?: string | null
  readonly customerName: string
  readonly customerPhone: string
  readonly customerRemarks?: string | null
  readonly cutlery?: ExtraInput | null
  readonly deliveryAddress?: string | null
  readonly district?: string | null
  readonly email?: string | null
  readonly fulfilment?: Fulfilment | null
  readonly idempotencyKey?: string | null
  readonly lang?: Lang | null
  readonly orderAmount?: number | null
  readonly orderDetails: readonly OrderMealInput[]
  readonly orderTime: string
  readonly payAmount: number
  readonly paymentMethod?: PaymentMethod | null
  readonly pickupPlace?: string | null
  readonly promotionCode?: string | null
  readonly remotePlace?: string | null
  readonly tongs?: ExtraInput | null
  readonly username?: string | null
}

export interface OrderMealInput {
  readonly clamp?: number | null
  readonly classify?: readonly OrderClassifyInput[] | null
  readonly count?: number
  readonly id?: string | null
  readonly image?: string | null
  readonly mealDetail?: string | null
  readonly name?: string | null
  readonly poepleCount?: number | null
  readonly price?: number | null
  readonly putaway?: boolean | null
  readonly tableware?: number | null
  readonly type?: string | null
}

export type OrderState =
  | 'CANCELLED'
  | 'COLLECTED'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'DELIVERED'
  | 'OUT_FOR_DELIVERY'
  | 'POSTPONED'
  | 'PREPARING'
  | 'READY'
  | 'REJECTED'
  | 'SUBMITTED'

export interface OrderedClassification {
  readonly dishes: readonly OrderedDish[]
  readonly name: string
}

export interface OrderedDish {
  readonly count: number
  readonly name: string
}

export interface OrderedMeal {
  readonly classify: readonly OrderedClassification[]
  readonly count: number
  readonly name: string
  readonly price: number
}

export type PaymentMethod = 'ALIPAY' | 'BANK_TRANSFER' | 'CARD' | 'FPS' | 'PAYME'
