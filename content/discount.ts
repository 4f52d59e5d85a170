/** 12 off is 88 折 in Chinese, 20 off is 8 折. */
export function discountInTenths(percentOff: number): string {
  const left = 100 - percentOff
  return String(left % 10 === 0 ? left / 10 : left)
}
