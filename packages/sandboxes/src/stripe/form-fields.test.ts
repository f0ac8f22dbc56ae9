import { describe, expect, it } from 'vitest';
import { FormFields } from './form-fields.ts';

describe('the fields of a request', () => {
  it('are found by the names that the documentation prints', () => {
    const fields = new FormFields(
      'payment_method_data%5Bcard%5D%5Btoken%5D=tok_visa&amount=76104&confirm=true',
    );
    expect(fields.text('payment_method_data[card][token]')).toBe('tok_visa');
    expect(fields.integer('amount')).toBe(76_104);
    expect(fields.flag('confirm')).toBe(true);
    expect(fields.flag('capture')).toBe(false);
  });

  it('are read as a record or as a list', () => {
    const fields = new FormFields('metadata[order_id]=o1&metadata[brand]=halcyon&expand[0]=a&expand[1]=b');
    expect(fields.record('metadata')).toEqual({ order_id: 'o1', brand: 'halcyon' });
    expect(fields.list('expand')).toEqual(['a', 'b']);
    expect(new FormFields('expand[]=a&expand[]=b').list('expand')).toEqual(['a', 'b']);
    expect(fields.list('nothing')).toEqual([]);
  });

  it('do not turn words or fractions into amounts', () => {
    expect(new FormFields('amount=12.5').integer('amount')).toBeNaN();
    expect(new FormFields('amount=ten').integer('amount')).toBeNaN();
    expect(new FormFields('amount=').integer('amount')).toBeUndefined();
  });

  it('are the same request in any order', () => {
    expect(new FormFields('a=1&b=2').fingerprint()).toBe(new FormFields('b=2&a=1').fingerprint());
    expect(new FormFields('a=1&b=2').fingerprint()).not.toBe(new FormFields('a=1&b=3').fingerprint());
  });

  it('tell which of them nobody knows', () => {
    expect(new FormFields('amount=1&metadata[x]=1&colour=red').findUnknown(['amount', 'metadata'])).toBe(
      'colour',
    );
    expect(new FormFields('amount=1').findUnknown(['amount'])).toBeUndefined();
  });
});
