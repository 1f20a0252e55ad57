import { type VendorPublicInfo, vendorPublicInfoSchema } from '@portico/sdk/contract';
import { route } from './route';
import { vendorOf } from './rules/call/context';
import type { HandlerContext, HandlerReply } from './rules/call/handler-context';

function getVendorPublicInfo(context: HandlerContext<never>): HandlerReply {
  const { name, whiteLabelMode } = vendorOf(context);
  const info: VendorPublicInfo = { name, logo: '', icon: '', whiteLabelMode };
  return context.reply(200, info);
}

/** The vendor's public information (portal spec §7 "Billing"). */
export const vendorRoutes = [route('GET /vendors/public', getVendorPublicInfo, { answer: vendorPublicInfoSchema })];
