import React, { type ReactNode } from 'react';
import TableFrame from '@site/src/components/docs/TableFrame';
import { bills, type BillId, type WorkedBillData } from '@site/src/lib/billing/bills';
import { lineOf, type Part } from '@site/src/lib/billing';
import { formatAmount, formatEuro, formatExact, type MicroEuro } from '@site/src/lib/money';
import { boundUnits } from '@site/src/lib/numbers';
import { HOURS_A_MONTH } from '@site/src/lib/prices';

function arithmetic(part: Part): string {
  const price = formatAmount(part.unitPrice);
  if (part.unit === 'none') return 'free';
  if (part.charged === 0) return 'included';
  const times = part.charged === 1 ? price : `${part.charged} × ${price}`;
  if (part.hours === undefined) return times;
  if (part.capped) return `${times}: ${part.hours} h reach the monthly price`;
  return `${times} × ${part.hours} h ÷ ${HOURS_A_MONTH}`;
}

interface AmountProps {
  id: BillId;
  /** `total`, `exact` or the label of a part. A test recomputes the amount from it. */
  what: string;
  amount: MicroEuro;
  children: string;
}

function Amount({ id, what, amount, children }: AmountProps): ReactNode {
  return (
    <data className="price" value={amount} data-computed={`bill:${id}:${what}`}>
      {children}
    </data>
  );
}

/** One worked bill from src/lib/billing/bills, computed by the billing rules. */
export default function WorkedBill({ id }: { id: BillId }): ReactNode {
  const bill: WorkedBillData = bills[id];
  const line = lineOf(bill.usages);
  return (
    <TableFrame className="numbers text-column">
      <caption>{bill.title}</caption>
      <thead>
        <tr>
          <th scope="col">part</th>
          <th scope="col">arithmetic</th>
          <th scope="col">€</th>
        </tr>
      </thead>
      <tbody>
        {line.parts.map((part) => (
          <tr key={part.label}>
            <th scope="row">{boundUnits(part.label)}</th>
            <td>{boundUnits(arithmetic(part))}</td>
            <td>
              <Amount id={id} what={part.label} amount={part.amount}>
                {formatExact(part.amount)}
              </Amount>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Sum of the parts
          </th>
          <td>
            <Amount id={id} what="exact" amount={line.exact}>
              {formatExact(line.exact)}
            </Amount>
          </td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            The project's line, rounded once, plus VAT
          </th>
          <td>
            <Amount id={id} what="total" amount={line.total}>
              {formatAmount(line.total)}
            </Amount>
          </td>
        </tr>
      </tfoot>
    </TableFrame>
  );
}

/** The total of a worked bill, for sentences ('€12.60') and, bare, for tables ('12.60'). */
export function BillTotal({ id, bare = false }: { id: BillId; bare?: boolean }): ReactNode {
  const { total } = lineOf(bills[id].usages);
  return (
    <Amount id={id} what="total" amount={total}>
      {bare ? formatAmount(total) : formatEuro(total)}
    </Amount>
  );
}
