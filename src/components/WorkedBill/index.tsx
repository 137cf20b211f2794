import React, { type ReactNode } from 'react';
import { bills, type BillId, type WorkedBillData } from '@site/src/model/billing/bills';
import { lineOf, type Part } from '@site/src/model/billing';
import { formatAmount } from '@site/src/site/money';
import { HOURS_A_MONTH } from '@site/src/site/prices';
import styles from './styles.module.css';

function arithmetic(part: Part): string {
  const price = formatAmount(part.unitPrice);
  if (part.unit === 'none') return 'free';
  if (part.charged === 0) return 'included';
  const times = part.charged === 1 ? price : `${part.charged} × ${price}`;
  if (part.hours === undefined) return times;
  if (part.capped) return `${times}: ${part.hours} h reach the monthly price`;
  return `${times} × ${part.hours} h ÷ ${HOURS_A_MONTH}`;
}

/** One worked bill from src/model/billing/bills, computed by the billing rules. */
export default function WorkedBill({ id }: { id: BillId }): ReactNode {
  const bill: WorkedBillData = bills[id];
  const line = lineOf(bill.usages);
  return (
    <div className={styles.frame} data-bill={id}>
      <table className={styles.table}>
        <caption className={styles.caption}>{bill.title}</caption>
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
              <th scope="row">{part.label}</th>
              <td>{arithmetic(part)}</td>
              <td>
                <data className="price" value={part.amount}>
                  {formatAmount(part.amount)}
                </data>
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
              <data className="price" value={line.exact}>
                {formatAmount(line.exact)}
              </data>
            </td>
          </tr>
          <tr className={styles.total}>
            <th scope="row" colSpan={2}>
              The project’s line, rounded once, plus VAT
            </th>
            <td>
              <data className="price" value={line.total} data-total="">
                {formatAmount(line.total)}
              </data>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The total of a worked bill as '€12.60', for sentences about it. */
export function BillTotal({ id }: { id: BillId }): ReactNode {
  const { total } = lineOf(bills[id].usages);
  return (
    <data className="price" value={total} data-bill={id}>
      €{formatAmount(total)}
    </data>
  );
}
