import type { IpMetadata } from '@portico/sdk/contract';
import { z } from 'zod';

interface GeoLocation {
  city: string;
  country: string;
  code: string;
  zip: string;
  latitude: number;
  longitude: number;
}

/** Where the networks of documentation (RFC 5737, RFC 3849) lie in every world: they belong to no country. */
const placesOfNetworks: readonly (readonly [start: string, place: GeoLocation])[] = [
  [
    '203.0.113.',
    { city: 'Portland', country: 'United States', code: 'US', zip: '97201', latitude: 45.52, longitude: -122.68 },
  ],
  [
    '198.51.100.',
    { city: 'Bristol', country: 'United Kingdom', code: 'GB', zip: 'BS1', latitude: 51.45, longitude: -2.59 },
  ],
  ['192.0.2.', { city: 'Hamburg', country: 'Germany', code: 'DE', zip: '20095', latitude: 53.55, longitude: 10.0 }],
  [
    '2001:db8:',
    { city: 'Boston', country: 'United States', code: 'US', zip: '02108', latitude: 42.36, longitude: -71.06 },
  ],
];

const addressSchema = z.union([z.ipv4(), z.ipv6()]);

/** Where an address is; `undefined` for a text that is none. Most addresses have no location. */
export function placeOfIp(ip: string): IpMetadata | undefined {
  if (!addressSchema.safeParse(ip).success) return undefined;
  const place = placesOfNetworks.find(([start]) => ip.toLowerCase().startsWith(start))?.[1];
  return {
    ip,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    city: place?.city ?? null,
    country_name: place?.country ?? null,
    country_code: place?.code ?? null,
    zip: place?.zip ?? null,
    // A flag picture would be a request to another origin.
    location: { country_flag: null, country_flag_emoji: place ? flagOf(place.code) : null },
  };
}

const LETTER_A = 'A'.charCodeAt(0);
const REGIONAL_LETTER_A = 0x1f1e6;

/** The flag emoji of a country: two regional indicator letters. */
function flagOf(code: string): string {
  return [...code].map((letter) => String.fromCodePoint(REGIONAL_LETTER_A + letter.charCodeAt(0) - LETTER_A)).join('');
}
