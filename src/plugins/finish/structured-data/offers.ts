import type { CheerioAPI } from 'cheerio';
import type { Offer, Product } from 'schema-dts';
import { brand } from '../../../lib/brand.ts';
import { formatAmount, type MicroEuro } from '../../../lib/money.ts';
import { formatMemory, sizes } from '../../../lib/prices.ts';
import type { BuiltPage } from '../page.ts';
import { publisher } from './organization.ts';

const price = (amount: MicroEuro): string => formatAmount(amount).replace(/,/g, '');

/** An amount a month, without VAT, for businesses. */
function monthly(amount: MicroEuro): Offer {
  return {
    '@type': 'Offer',
    price: price(amount),
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price(amount),
      priceCurrency: 'EUR',
      unitText: 'month',
      valueAddedTaxIncluded: false,
    },
    eligibleCustomerType: { '@id': 'http://purl.org/goodrelations/v1#Business' },
    seller: { '@id': publisher['@id'] },
  };
}

/** The sizes of the price list as one product with an offer for each. */
export function sizesAsProduct(page: BuiltPage): Product {
  const months = sizes.map(({ month }) => month);
  return {
    '@type': 'Product',
    name: `${brand.product}: an app or a database`,
    description: page.description,
    url: `${brand.url}${page.route}`,
    brand: { '@type': 'Brand', name: brand.product },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price(Math.min(...months)),
      highPrice: price(Math.max(...months)),
      priceCurrency: 'EUR',
      offerCount: sizes.length,
      offers: sizes.map(({ name, vcpu, memoryMb, month }) => ({
        ...monthly(month),
        name: `${name}: ${vcpu} vCPU, ${formatMemory(memoryMb)}`,
      })),
    },
  };
}

/** What a template creates, at the sum on its page. Throws if the page shows none. */
export function templateAsProduct(page: BuiltPage, $: CheerioAPI): Product {
  const amount = Number($('article [data-price]').first().attr('value'));
  if (!Number.isFinite(amount)) throw new Error(`${page.route} shows no price`);
  return {
    '@type': 'Product',
    name: `${page.heading} on ${brand.product}`,
    description: page.description,
    url: `${brand.url}${page.route}`,
    brand: { '@type': 'Brand', name: brand.product },
    offers: monthly(amount),
  };
}
