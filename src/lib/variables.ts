import { variables, type OfferedVariable, type Variables } from '#data/variables';
import { withBrand } from './brand.ts';

const filled = (list: readonly OfferedVariable[]): OfferedVariable[] =>
  list.map(({ name, holds, example }) => ({
    name: withBrand(name),
    holds,
    example: withBrand(example),
  }));

/** The variables that an app gets, and the ones each kind of database offers for reference. */
export const offeredVariables: Readonly<Record<keyof Variables, readonly OfferedVariable[]>> = {
  app: filled(variables.app),
  postgresql: filled(variables.postgresql),
  mysql: filled(variables.mysql),
  redis: filled(variables.redis),
};
