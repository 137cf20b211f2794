/** A whole number with its thousands separated by commas: '1,234'. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Micro-euro as '€12.60', with more decimals only if the amount isn't in whole cents. */
export function formatEuro(amount: number): string {
  const [whole = '0', fraction = ''] = (amount / 1_000_000).toFixed(6).split('.');
  return `€${grouped(Number(whole))}.${fraction.replace(/0{1,4}$/, '')}`;
}

/** 256 → '256 MB', 1536 → '1.5 GB', 2048 → '2 GB'. */
export const formatMemory = (memoryMb: number): string =>
  memoryMb >= 1024 && memoryMb % 512 === 0 ? `${memoryMb / 1024} GB` : `${memoryMb} MB`;

/** '1 service', '2 services'. */
export const plural = (count: number, noun: string): string =>
  `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
