import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  environments: { ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } } },
  // Icons are imported one by one; bundling the package on first use would reload the page in development.
  optimizeDeps: { exclude: ["lucide-react"] },
});
